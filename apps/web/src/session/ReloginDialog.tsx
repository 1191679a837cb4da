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
import { actingAtom } from './acting.ts';
import { accountAtom } from './atoms.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { resumeSession } from './resumeSession.ts';
import { clearToken } from './token.ts';
import { useSignIn } from './useSignIn.ts';

/** Signs in again without leaving the page; its text is hidden after a failed attempt (specification, section 2). */
export function ReloginDialog(): ReactNode {
  const t = useText();
  const account = useAtomValue(accountAtom);
  const acteur = useAtomValue(actingAtom)?.impersonation?.acteur;
  const form = useSignIn(acteur?.habilisId ?? account?.habilisId ?? '');

  const submit = async () => {
    if (await form.submit()) await resumeSession();
  };
  const cancel = () => {
    clearToken();
    leaveForSignIn();
  };
  const error = form.failure ?? form.passwordError;
  const { secondStep } = form;
  if (secondStep !== undefined) {
    return (
      <Dialog title={t('invite.etape.titre')} isOpen onClose={cancel}>
        <secondStep.Screen form={form} onDone={() => void resumeSession()} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('modals.reconnexion.titre')} isOpen onClose={cancel}>
      <Form onSubmit={() => void submit()}>
        <Stack gap={16}>
          {form.failure === undefined && <Text>{t('modals.reconnexion.texte')}</Text>}
          <TextField
            label={t('invite.connexion.identifiant')}
            value={form.username}
            onChange={form.setUsername}
            errorMessage={form.usernameError}
            autoComplete="username"
          />
          <PasswordField
            label={t('invite.connexion.mot-de-passe')}
            value={form.password}
            onChange={form.setPassword}
            errorMessage={error}
            revealLabel={t('invite.connexion.reveler')}
            autoFocus
          />
          <Stack gap={8}>
            <Button type="submit" variant="primary" isBusy={form.isBusy} isFullWidth>
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
