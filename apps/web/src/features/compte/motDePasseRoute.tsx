import { account } from '@habilis/api/account/endpoints';
import { changementFaults } from '@habilis/domain/compte/motDePasseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the password; asks for the current one. */
export function Component(): ReactNode {
  const t = useText();
  const form = useForm({
    initial: EMPTY,
    judge: changementFaults,
    send: (body) => call(account.changePassword, { body }),
    done: 'compte.mot-de-passe.change',
    onDone: () => {
      form.restart(EMPTY);
    },
  });
  return (
    <>
      <Text>{t('compte.mot-de-passe.texte')}</Text>
      <PageForm
        title={t('compte.mot-de-passe.titre')}
        submitLabel={t('compte.mot-de-passe.soumettre')}
        form={form}
        isGuarded={false}
      >
        <PasswordField
          {...form.field('currentPassword')}
          name="currentPassword"
          label={t('compte.mot-de-passe-actuel')}
          revealLabel={t('invite.connexion.reveler')}
        />
        <NewPasswordField {...form.field('newPassword')} />
      </PageForm>
    </>
  );
}
