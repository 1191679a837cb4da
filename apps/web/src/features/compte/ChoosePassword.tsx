import { PATHS } from '@habilis/api/page/paths';
import { account } from '@habilis/api/account/endpoints';
import type { PasswordChoice } from '@habilis/api/account/Registration';
import { choixFaults } from '@habilis/domain/compte/motDePasseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { tellDone } from '../../messages/tellDone.ts';
import { takeOverAskedPage } from '../../session/handedOverPage.ts';
import { landingPath } from '../../session/landingPath.ts';
import { openSession } from '../../session/openSession.ts';
import { readSignedIn } from '../../session/readSignedIn.ts';
import { signOut } from '../../session/signOut.ts';
import { readToken } from '../../session/token.ts';
import { call } from '../../session/call.ts';
import { type KeyUsage, refusalOfKey } from './keyLoader.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Sends the password: who it signs in at once, or null where the sign-in page follows. */
const FINISH = {
  activation: async (body: PasswordChoice) => (await call(account.activate, { body })).habilisId,
  reinitialisation: async (body: PasswordChoice) => {
    await call(account.finishResetPassword, { body });
    return null;
  },
} as const;

/** A replaced password stands, and somebody else is signed in here: the sign-in page would lead to their home. */
function SavedWhileOther({ nom }: { nom: string }): ReactNode {
  const t = useText();
  return (
    <Callout
      tone="success"
      told="focused"
      title={t('compte.reinitialisation.enregistre')}
      actions={<Button onPress={() => void signOut()}>{t('compte.reinitialisation.fermer-session')}</Button>}
    >
      {t('compte.reinitialisation.autre-personne', { nom })}
    </Callout>
  );
}

/** Sets a password with the key of a mail: that of a new account signs in at once (CO890); asks to accept the terms when this was not done yet. */
export function ChoosePassword({
  usage,
  keyText,
  hasAccepted,
  onDeadKey,
}: {
  usage: KeyUsage;
  keyText: string;
  hasAccepted: boolean;
  /** The key ended while the password was chosen: why. */
  onDeadKey: (refusal: string) => void;
}): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [other, setOther] = useState<string | null>(null);
  const form = useForm({
    initial: { password: '', acceptationRGPD: hasAccepted },
    judge: choixFaults,
    send: async (typed) => {
      try {
        return { habilisId: await FINISH[usage]({ key: keyText, ...typed }), password: typed.password };
      } catch (error) {
        const refusal = refusalOfKey(error);
        if (refusal !== null) onDeadKey(refusal);
        throw error;
      }
    },
    onDone: async ({ habilisId, password }) => {
      const entered = habilisId === null ? undefined : await openSession(habilisId, password);
      // One's own sessions ended with the former password: who is still signed in is somebody else.
      const still = usage === 'reinitialisation' && readToken() !== null ? await readSignedIn() : null;
      setOther(still);
      if (still !== null) return;
      tellDone(entered === undefined ? `compte.${usage}.faite` : 'compte.activation.entree');
      if (usage === 'reinitialisation') takeOverAskedPage(Date.now());
      // Back leads to no key that has served.
      await navigate(entered === undefined ? PATHS.connexion : landingPath(entered), { replace: true });
    },
  });
  if (other !== null) return <SavedWhileOther nom={other} />;
  return (
    <>
      <Text>{t(`compte.${usage}.texte`)}</Text>
      <PageForm
        title={t(`compte.${usage}.titre`)}
        submitLabel={t(`compte.${usage}.soumettre`)}
        form={form}
        isGuarded={false}
      >
        <NewPasswordField {...form.field('password')} />
        {!hasAccepted && <TermsCheckbox {...form.field('acceptationRGPD')} />}
      </PageForm>
    </>
  );
}
