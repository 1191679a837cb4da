import { PATHS } from '@habilis/api/page/paths';
import type { Account } from '@habilis/api/session/Account';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { homePath } from '../../session/homePath.ts';
import { lastRole } from '../../session/lastRole.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { OtherEtablissement } from '../../layout/OtherEtablissement.tsx';
import { RoleShell } from '../../layout/RoleShell.tsx';
import { requireAccount } from './requireAccount.ts';

const PAGES = [
  { path: PATHS.compte, key: 'donnees' },
  { path: PATHS.motDePasse, key: 'mot-de-passe' },
  { path: PATHS.securite, key: 'securite' },
  { path: PATHS.sessions, key: 'sessions' },
] as const;

/** Reads the account; a guest goes to sign in. */
export const loader = ({ request }: LoaderFunctionArgs): Promise<Account> => requireAccount(request);

/** One's own account: data, password, second factors, sessions. */
export function Component(): ReactNode {
  const t = useText();
  const holder = useLoaderData<Account>();
  const { pathname } = useLocation();
  const isReady = holder.personalDataValidated && !holder.secondFacteurAttendu;
  const role = isReady ? lastRole(holder.roles) : null;
  const identifiant = t('compte.identifiant', { habilisId: holder.habilisId });
  const content = (
    <>
      <LinkTabs
        label={t('compte.titre')}
        items={PAGES.map(({ path, key }) => ({
          href: path,
          label: t(`compte.${key}.titre`),
          isCurrent: pathname.replace(/\/$/, '') === path,
        }))}
      />
      <OtherEtablissement of={holder} />
      <Outlet context={holder} />
      <Link href={homePath(holder)}>{t('compte.retour')}</Link>
    </>
  );
  // Without a role that is known and open, the pages of the account are of none.
  if (role === null)
    return (
      <GuestPage title={t('compte.titre')}>
        <Text>{identifiant}</Text>
        {content}
      </GuestPage>
    );
  return (
    <RoleShell role={role} account={holder}>
      <Page width="text" header={<AreaHeader title={t('compte.titre')} description={identifiant} />}>
        {content}
      </Page>
    </RoleShell>
  );
}
