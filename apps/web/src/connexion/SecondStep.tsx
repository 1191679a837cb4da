import { codeFaults } from '@habilis/domain/compte/facteurFaults';
import { FacteursPossibles } from '@habilis/api/session/Assertion';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Divider } from '@habilis/ui/Divider';
import { Form } from '@habilis/ui/Form';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { FieldRefusal } from '../forms/FieldRefusal.ts';
import { FormFaults } from '../forms/FormFaults.tsx';
import { useForm } from '../forms/useForm.ts';
import type { Proof, SecondStep as Step, SignIn } from './SignInForm.ts';

const CODE_LENGTH = 40;

/** What can prove who signs in, and the form that sends it. */
function useProof(signIn: SignIn, step: Step) {
  const possible = z.safeParse(FacteursPossibles, step.facteurs);
  const { application, cle } = possible.success ? possible.data : { application: true, cle: null };
  const prove = async (proof: Proof, path: string) => {
    // Asked again once the time limit of the first one has passed.
    const failure = await signIn.prove(
      { defi: step.defi, ...proof },
      'erreurs.second-facteur.incorrect',
      'invite.etape.expiree',
    );
    if (failure !== undefined) throw new FieldRefusal([{ path, title: '', label: failure }]);
  };
  const form = useForm({
    initial: { code: '' },
    judge: codeFaults,
    send: ({ code }) => prove({ code }, 'code'),
  });
  const giveKey = async () => {
    if (cle === null) return;
    const { challenge, rpId, cles } = cle;
    const allowCredentials = cles.map((id) => ({ id, type: 'public-key' as const }));
    await form.send(async () => {
      // The person closed the browser's prompt, or has no key at hand.
      const assertion = await startAuthentication({ optionsJSON: { challenge, rpId, allowCredentials } }).catch(() => {
        throw new FieldRefusal([{ path: '', title: 'invite.etape.cle-echouee' }]);
      });
      await prove({ assertion }, '');
    });
  };
  return { form, application, cle, giveKey };
}

/** The second step of a sign-in: a passkey, the code of an application, or a recovery code. */
export function SecondStep({ signIn, step }: { signIn: SignIn; step: Step }): ReactNode {
  const t = useText();
  const { form, application, cle, giveKey } = useProof(signIn, step);
  return (
    <Stack gap={22}>
      <FormFaults said={form} />
      <Text>{t(application ? 'invite.etape.texte-application' : 'invite.etape.texte-cle')}</Text>
      {cle !== null && (
        <>
          <Button
            variant={application ? 'secondary' : 'primary'}
            size="large"
            icon={KeyRound}
            isFullWidth
            isBusy={form.isBusy}
            onPress={() => void giveKey()}
          >
            {t('invite.etape.utiliser-cle')}
          </Button>
          <Divider />
        </>
      )}
      <Form onSubmit={form.submit} aria-label={t('invite.etape.titre')}>
        <Stack gap={22}>
          <TextField
            {...form.field('code')}
            name="code"
            label={t(application ? 'invite.etape.code' : 'invite.etape.code-secours')}
            description={t(application ? 'invite.etape.code-aide' : 'invite.etape.code-secours-aide')}
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
            isMono
            size="large"
            autoFocus
          />
          <Stack gap={8}>
            <Button
              type="submit"
              variant={application ? 'primary' : 'secondary'}
              size="large"
              isFullWidth
              isBusy={form.isBusy}
            >
              {t('invite.etape.verifier')}
            </Button>
            <Button variant="quiet" isFullWidth onPress={signIn.startAgain}>
              {t('invite.etape.revenir')}
            </Button>
          </Stack>
        </Stack>
      </Form>
      <Text look="small" tone="subtle">
        {t('invite.etape.perdu')}
      </Text>
    </Stack>
  );
}
