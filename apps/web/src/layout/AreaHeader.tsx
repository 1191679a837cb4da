import { roleHome } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { PageHeader, type PageHeaderProps } from '@habilis/ui/PageHeader';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../session/atoms.ts';
import { leadOf } from '../boot/leadOf.ts';
import { useOpened } from '../boot/useOpened.ts';

type Props = Omit<PageHeaderProps, 'breadcrumbs' | 'breadcrumbsLabel' | 'lead'> & {
  /** The pages between the role's home and this one. */
  readonly above?: readonly { readonly label: string; readonly href: string }[];
  /** This page's name in the trail, when it is not its title. */
  readonly here?: string;
  /** What a page opens, such as « Session », which is heard with its number before its title. */
  readonly kind?: string;
  readonly numero?: string | null;
};

/** The header of a page of a role's area, whose tab bears its name; its trail starts at the role's home, and without a role there is none. */
export function AreaHeader({ above = [], here, kind, numero, ...header }: Props): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  useOpened(here ?? header.title);
  const home = role === null ? null : { label: t('menu.accueil'), href: roleHome(role) };
  const breadcrumbs = home === null ? [] : [home, ...above, { label: here ?? header.title }];
  return (
    <PageHeader
      {...header}
      lead={leadOf(kind, numero, header.title)}
      breadcrumbsLabel={t('menu.fil')}
      breadcrumbs={breadcrumbs}
    />
  );
}
