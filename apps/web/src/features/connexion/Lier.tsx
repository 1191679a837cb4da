import { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { IdentitePresentee } from '@habilis/api/fournisseur/Fournisseur';
import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Form } from '@habilis/ui/Form';
import { Link } from '@habilis/ui/Link';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { useGoIn } from '../../connexion/useGoIn.ts';
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
  const signIn = useSignIn(
    async (startAgain) => {
      // Whoever is in stays in, though the tie could not be made: a message of the app says so.
      const isTied = await call(fournisseur.lier, { body: {} }).then(
        () => true,
        () => false,
      );
      if (isTied) tellAct(t('compte.fournisseur.lie'));
      await goIn(startAgain);
    },
    { initialUsername: identite.email ?? '' },
  );
  const { secondStep } = signIn;
  if (secondStep !== undefined) {
    return (
      <GuestPage title={t('invite.etape.titre')} isSignIn>
        <secondStep.Screen signIn={signIn} step={secondStep} />
      </GuestPage>
    );
  }
  return (
    <GuestPage title={t('invite.retour.titre', { nom })} isSignIn>
      <Text>{t('invite.retour.inconnue', { nom, identite: identiteWords(identite) })}</Text>
      <DeEtablissement siret={identite.siret} />
      <Form onSubmit={signIn.submit} aria-label={t('invite.connexion.titre')}>
        <Stack gap={22}>
          <TextField
            name="username"
            label={t('invite.connexion.identifiant')}
            description={t('invite.connexion.identifiant-aide')}
            {...signIn.field('username')}
            autoComplete="username"
            size="large"
          />
          <PasswordField
            name="password"
            label={t('invite.connexion.mot-de-passe')}
            labelEnd={
              <Link href={PATHS.motDePasseOublie} isSmall>
                {t('invite.connexion.mot-de-passe-oublie')}
              </Link>
            }
            {...signIn.field('password')}
            revealLabel={t('invite.connexion.reveler')}
            size="large"
          />
          <Button type="submit" variant="primary" size="large" isFullWidth isBusy={signIn.isBusy}>
            {t('invite.connexion.soumettre')}
          </Button>
        </Stack>
      </Form>
      <Link href={PATHS.inscription}>{t('invite.porte.inscription')}</Link>
      <Link href={PATHS.connexion}>{t('invite.retour.autrement')}</Link>
    </GuestPage>
  );
}
