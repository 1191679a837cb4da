import { roleHome } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { PageHeader, type PageHeaderProps } from '@habilis/ui/PageHeader';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../session/atoms.ts';

type Props = Omit<PageHeaderProps, 'breadcrumbs' | 'breadcrumbsLabel'> & {
  /** The pages between the home of the role and this one. */
  readonly above?: readonly { readonly label: string; readonly href: string }[];
  /** What the trail calls this page, when not by its title. */
  readonly here?: string;
};

/** The header of a page of a role's area: its trail begins at the home of that role, and there is none without a role. */
export function AreaHeader({ above = [], here, ...header }: Props): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const home = role === null ? null : { label: t('menu.accueil'), href: roleHome(role) };
  const breadcrumbs = home === null ? [] : [home, ...above, { label: here ?? header.title }];
  return <PageHeader {...header} breadcrumbsLabel={t('menu.fil')} breadcrumbs={breadcrumbs} />;
}
