import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { LinkButton } from '@habilis/ui/LinkButton';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  /** The rows of the whole list; more than 0 when only this page is empty. */
  readonly total: number;
  /** The address of the first page. */
  readonly firstHref: string;
  /** The message of an empty list. */
  readonly empty: {
    readonly icon: LucideIcon;
    readonly title: string;
    readonly description: string;
    readonly action?: ReactNode;
  };
};

/** Replaces the rows of an empty page: the list is empty, or became too short for this page. */
export function NoRows({ total, firstHref, empty }: Props): ReactNode {
  const t = useText();
  if (total === 0) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon={empty.icon}
      title={t('listes.page-depassee.titre')}
      description={t('listes.page-depassee.texte')}
      action={<LinkButton href={firstHref}>{t('listes.page-depassee.retour')}</LinkButton>}
    />
  );
}
