import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { FacteursPossibles } from '@habilis/api/session/Assertion';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Divider } from '@habilis/ui/Divider';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Form } from '@habilis/ui/Form';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { SignInForm } from './SignInForm.ts';

const FIELD = 'code-connexion';
const CODE_LENGTH = 40;

/** The second step of a sign-in: a passkey, the code of an application, or a recovery code. */
export function SecondStep({ form, onDone }: { form: SignInForm; onDone: () => void }): ReactNode {
  const t = useText();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const possible = z.safeParse(FacteursPossibles, form.secondStep?.facteurs);
  const { application, cle } = possible.success ? possible.data : { application: true, cle: null };
  const { defi } = form.secondStep ?? {};
  const proof = defi === undefined ? {} : { defi };
  const giveCode = async () => {
    setFault(isEmpty(code) ? t('invite.etape.code-requis') : undefined);
    if (!isEmpty(code) && (await form.submit({ code, ...proof }))) onDone();
  };
  const giveKey = async () => {
    if (cle === null) return;
    const { challenge, rpId, cles } = cle;
    const allowCredentials = cles.map((id) => ({ id, type: 'public-key' as const }));
    setFault(undefined);
    try {
      const assertion = await startAuthentication({ optionsJSON: { challenge, rpId, allowCredentials } });
      if (await form.submit({ assertion, ...proof })) onDone();
    } catch {
      // The person closed the browser's prompt, or has no key at hand.
      setFault(t('invite.etape.cle-echouee'));
    }
  };
  const told = fault ?? form.failure;
  return (
    <Stack gap={22}>
      {told !== undefined && !form.isBusy && (
        <ErrorSummary
          title={t('invite.connexion.erreurs-titre', { nombre: 1 })}
          errors={[{ key: FIELD, label: told, onPress: () => document.getElementById(FIELD)?.focus() }]}
          focusKey={form.attempts}
        />
      )}
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
      <Form onSubmit={() => void giveCode()} aria-label={t('invite.etape.titre')}>
        <Stack gap={22}>
          <TextField
            id={FIELD}
            name="code"
            label={t(application ? 'invite.etape.code' : 'invite.etape.code-secours')}
            description={t(application ? 'invite.etape.code-aide' : 'invite.etape.code-secours-aide')}
            value={code}
            onChange={setCode}
            errorMessage={told}
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
            <Button variant="quiet" isFullWidth onPress={form.startAgain}>
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
