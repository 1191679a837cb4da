import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { PageHeader } from '@habilis/ui/PageHeader';
import { Link } from '@habilis/ui/Link';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { rolePath } from '../../session/homePath.ts';
import { GuestPage } from '../../shell/GuestPage.tsx';
import { isInRole } from './helpAddress.ts';

/** A page of the help: in the shell of the role, or a guest's own. */
export function HelpFrame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  if (!isInRole(useParams())) {
    return (
      <GuestPage title={title}>
        {children}
        <Link href="/connexion">{t('invite.retour-connexion')}</Link>
      </GuestPage>
    );
  }
  return (
    <Page
      width="text"
      header={
        <PageHeader
          title={title}
          breadcrumbsLabel={t('menu.fil')}
          breadcrumbs={role === null ? [] : [{ label: t('menu.accueil'), href: rolePath(role) }, { label: title }]}
        />
      }
    >
      {children}
    </Page>
  );
}
