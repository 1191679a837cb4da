import { entite } from '@habilis/api/entite/endpoints';
import type { Invitation } from '@habilis/api/entite/Invitation';
import { OFFER, offerPath, PATHS, roleHome } from '@habilis/api/page/paths';
import type { Account } from '@habilis/api/session/Account';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { DoorList } from '@habilis/ui/DoorList';
import { Text } from '@habilis/ui/Text';
import { UserRound } from 'lucide-react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { currentActing, openActingAtom } from '../../session/acting.ts';
import { askSignIn } from '../../session/askedPage.ts';
import { landingPath } from '../../session/landingPath.ts';
import { call } from '../../session/call.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { signOut } from '../../session/signOut.ts';
import { readToken } from '../../session/token.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { OtherEtablissement } from '../../layout/OtherEtablissement.tsx';
import { Invitations } from './Invitations.tsx';

type Welcome = {
  readonly account: Account;
  readonly invitations: readonly Invitation[];
  /** Led here by the mail of an offer that stands no more. */
  readonly isOfferGone: boolean;
};

/** Skips the page for a person with one role and no other offered, unless the mail of an offer led here; one with data to check goes there first. */
export async function loader({ request }: { request: Request }): Promise<Welcome | Response> {
  const isOfOffer = new URL(request.url).searchParams.has(OFFER);
  if (readToken() === null) {
    if (isOfOffer) askSignIn('demandee', offerPath);
    return redirect(PATHS.connexion);
  }
  // Read again: a mail leads here, to what was offered since.
  const account = await loadAccount({ isFresh: true });
  const landing = landingPath(account);
  // What must come first comes first.
  const isFree = account.personalDataValidated && !account.secondFacteurAttendu;
  const isOfferGone = isOfOffer && account.invitations === 0 && isFree;
  if (landing !== PATHS.bienvenue && !isOfferGone) return redirect(landing);
  // Nobody answers in the name of another.
  const isAsked = account.invitations > 0 && currentActing() === null;
  return { account, isOfferGone, invitations: isAsked ? await call(entite.invitations, {}) : [] };
}

/** The choice of a role, after the answer to those that are offered. */
export function Component(): ReactNode {
  const t = useText();
  const { account, invitations, isOfferGone } = useLoaderData<Welcome>();
  const { prenom, nom, roles } = account;
  const isActing = useAtomValue(openActingAtom) !== null;
  return (
    <GuestPage title={t('roles.bienvenue.titre', { nom: `${prenom} ${nom}` })}>
      {isOfferGone && (
        <Callout tone="warning" title={t('roles.invitation.passee')}>
          {t('roles.invitation.passee-aide')}
        </Callout>
      )}
      <OtherEtablissement of={account} />
      {invitations.length > 0 && <Invitations invitations={invitations} />}
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
