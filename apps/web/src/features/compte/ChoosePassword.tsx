import { PATHS } from '@habilis/api/page/paths';
import { account } from '@habilis/api/account/endpoints';
import type { PasswordChoice } from '@habilis/api/account/Registration';
import { choixFaults } from '@habilis/domain/compte/motDePasseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { tellDone } from '../../messages/tellDone.ts';
import { takeOverAskedPage } from '../../session/handedOverPage.ts';
import { landingPath } from '../../session/landingPath.ts';
import { openSession } from '../../session/openSession.ts';
import { call } from '../../session/call.ts';
import type { KeyUsage } from './keyLoader.ts';
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

/** Sets a password with the key of a mail: that of a new account signs in at once (CO890); asks to accept the terms when this was not done yet. */
export function ChoosePassword({
  usage,
  keyText,
  hasAccepted,
}: {
  usage: KeyUsage;
  keyText: string;
  hasAccepted: boolean;
}): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', acceptationRGPD: hasAccepted },
    judge: choixFaults,
    send: async (typed) => ({
      habilisId: await FINISH[usage]({ key: keyText, ...typed }),
      password: typed.password,
    }),
    onDone: async ({ habilisId, password }) => {
      const entered = habilisId === null ? undefined : await openSession(habilisId, password);
      tellDone(entered === undefined ? `compte.${usage}.faite` : 'compte.activation.entree');
      if (usage === 'reinitialisation') takeOverAskedPage(Date.now());
      await navigate(entered === undefined ? PATHS.connexion : landingPath(entered));
    },
  });
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
