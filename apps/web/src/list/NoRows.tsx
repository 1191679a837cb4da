import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { LinkButton } from '@habilis/ui/LinkButton';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  /** How many rows the list has, on other pages then. */
  readonly total: number;
  /** Where its first page stands. */
  readonly firstHref: string;
  /** What is said of a list without a row. */
  readonly empty: {
    readonly icon: LucideIcon;
    readonly title: string;
    readonly description: string;
    readonly action?: ReactNode;
  };
};

/** In place of the rows of a page that has none: the list is empty, or it has become shorter than this page. */
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
