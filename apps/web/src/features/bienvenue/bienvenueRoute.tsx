import { PATHS, roleHome } from '@habilis/api/page/paths';
import type { Account } from '@habilis/api/session/Account';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { DoorList } from '@habilis/ui/DoorList';
import { Text } from '@habilis/ui/Text';
import { UserRound } from 'lucide-react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { openActingAtom } from '../../session/acting.ts';
import { landingPath } from '../../session/askedPage.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { signOut } from '../../session/signOut.ts';
import { readToken } from '../../session/token.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';

/** Skips the page for a person with one role; one with data to check goes there first. */
export async function loader(): Promise<Account | Response> {
  if (readToken() === null) return redirect(PATHS.connexion);
  const account = await loadAccount();
  const landing = landingPath(account);
  return landing === PATHS.bienvenue ? account : redirect(landing);
}

/** The choice of a role. */
export function Component(): ReactNode {
  const t = useText();
  const { prenom, nom, roles } = useLoaderData<Account>();
  const isActing = useAtomValue(openActingAtom) !== null;
  return (
    <GuestPage title={t('roles.bienvenue.titre', { nom: `${prenom} ${nom}` })}>
      <Text>{t(roles.length === 0 ? 'roles.bienvenue.aucun' : 'roles.bienvenue.texte')}</Text>
      <DoorList
        items={roles.map((role) => ({
          href: roleHome(role),
          icon: UserRound,
          title: t(`roles.${role.type}`),
          description: role.label,
        }))}
      />
      {!isActing && (
        <ButtonGroup>
          <Button onPress={() => void signOut()}>{t('compte.se-deconnecter')}</Button>
        </ButtonGroup>
      )}
    </GuestPage>
  );
}
