import { PATHS } from '@habilis/api/page/paths';
import { account } from '@habilis/api/account/endpoints';
import { choixFaults } from '@habilis/domain/compte/motDePasseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { takeOverAskedPage } from '../../session/handedOverPage.ts';
import { call } from '../../session/call.ts';
import type { KeyUsage } from './keyLoader.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';

const FINISH = { activation: account.activate, reinitialisation: account.finishResetPassword } as const;

/** Sets a password with the key of a mail; asks to accept the terms when this was not done yet. */
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
    send: (typed) => call(FINISH[usage], { body: { key: keyText, ...typed } }),
    done: `compte.${usage}.faite`,
    onDone: async () => {
      if (usage === 'reinitialisation') takeOverAskedPage(Date.now());
      await navigate(PATHS.connexion);
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
