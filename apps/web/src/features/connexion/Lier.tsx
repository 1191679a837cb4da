import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { IdentitePresentee } from '@habilis/api/fournisseur/Fournisseur';
import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { CredentialsForm } from '../../connexion/CredentialsForm.tsx';
import { FactorPage } from './FactorPage.tsx';
import { useGoIn } from './useGoIn.ts';
import { useSignIn } from '../../connexion/useSignIn.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { tellAct } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';
import { DeEtablissement } from './DeEtablissement.tsx';
import { identiteWords } from './identiteWords.ts';

/** An identity that no account has yet: one last sign-in with the account ties the two (SF15). */
export function Lier({ nom, identite }: { nom: string; identite: IdentitePresentee }): ReactNode {
  const t = useText();
  const goIn = useGoIn();
  const signIn = useSignIn(async (startAgain) => {
    // Whoever is in stays in, though the tie could not be made: a message of the app says so.
    const isTied = await call(fournisseur.lier, { body: {} }).then(
      () => true,
      () => false,
    );
    if (isTied) tellAct(t('compte.fournisseur.lie'));
    await goIn(startAgain);
  }, identite.email ?? '');
  const { secondStep } = signIn;
  if (secondStep !== undefined) return <FactorPage signIn={signIn} step={secondStep} />;
  return (
    <GuestPage title={t('invite.retour.titre', { nom })} isSignIn>
      <Text>{t('invite.retour.inconnue', { nom, identite: identiteWords(identite) })}</Text>
      <DeEtablissement siret={identite.siret} />
      <CredentialsForm signIn={signIn} />
      <Link href={PATHS.inscription}>{t('invite.porte.inscription')}</Link>
      <Link href={PATHS.connexion}>{t('invite.retour.autrement')}</Link>
    </GuestPage>
  );
}
