import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Form } from '@habilis/ui/Form';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { actingAtom } from '../session/acting.ts';
import { accountAtom } from '../session/atoms.ts';
import { leaveForSignIn } from '../session/leaveForSignIn.ts';
import { resumeSession } from '../session/resumeSession.ts';
import { clearToken } from '../session/token.ts';
import { useSignIn } from './useSignIn.ts';

/** Signs in again without leaving the page; its text is hidden after a failed attempt (specification, section 2). */
export function ReloginDialog(): ReactNode {
  const t = useText();
  const account = useAtomValue(accountAtom);
  const acteur = useAtomValue(actingAtom)?.impersonation?.acteur;
  const signIn = useSignIn(resumeSession, acteur?.habilisId ?? account?.habilisId ?? '');
  const { secondStep } = signIn;
  const cancel = () => {
    clearToken();
    leaveForSignIn();
  };
  if (secondStep !== undefined) {
    return (
      <Dialog title={t('invite.etape.titre')} isOpen onClose={cancel}>
        <secondStep.Screen signIn={signIn} step={secondStep} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('modals.reconnexion.titre')} isOpen onClose={cancel}>
      <Form onSubmit={signIn.submit}>
        <Stack gap={16}>
          {signIn.attempts === 0 && <Text>{t('modals.reconnexion.texte')}</Text>}
          <TextField label={t('invite.connexion.identifiant')} {...signIn.field('username')} autoComplete="username" />
          <PasswordField
            label={t('invite.connexion.mot-de-passe')}
            {...signIn.field('password')}
            revealLabel={t('invite.connexion.reveler')}
            autoFocus
          />
          <Stack gap={8}>
            <Button type="submit" variant="primary" isBusy={signIn.isBusy} isFullWidth>
              {t('invite.connexion.soumettre')}
            </Button>
            <Button onPress={cancel} isFullWidth>
              {t('modals.reconnexion.annuler')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Dialog>
  );
}
