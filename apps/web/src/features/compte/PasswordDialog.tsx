import { preuveFaults } from '@habilis/domain/compte/motDePasseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Asks for the password before something is done with one's second factors. */
export function PasswordDialog({
  title,
  message,
  submitLabel,
  isDanger = false,
  onSubmit,
  onClose,
}: {
  title: string;
  message: string;
  submitLabel: string;
  isDanger?: boolean;
  /** Does the change; a refusal shows in this dialog. */
  onSubmit: (password: string) => Promise<void>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const form = useForm({
    initial: { password: '' },
    judge: ({ password }) => preuveFaults(password, 'password'),
    send: ({ password }) => onSubmit(password),
  });
  return (
    <FormDialog title={title} submitLabel={submitLabel} isDanger={isDanger} form={form} onClose={onClose}>
      <Text>{message}</Text>
      <PasswordField
        {...form.field('password')}
        name="password"
        label={t('compte.mot-de-passe-actuel')}
        revealLabel={t('invite.connexion.reveler')}
        autoFocus
      />
    </FormDialog>
  );
}
