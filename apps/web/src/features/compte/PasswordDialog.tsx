import { useText } from '@habilis/i18n/TextProvider';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useSending } from '../../forms/useSending.ts';

const FIELD = 'password';

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
  /** Does it; a refusal is told here. */
  onSubmit: (password: string) => Promise<void>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending([FIELD]);
  const [password, setPassword] = useState('');
  const submit = () => {
    const known = password === '' ? [{ path: FIELD, label: t('compte.erreurs.mot-de-passe-actuel-requis') }] : [];
    return sending.send(() => onSubmit(password), known);
  };
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isDanger={isDanger}
      sending={sending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>{message}</Text>
      <PasswordField
        id={FIELD}
        name={FIELD}
        label={t('compte.mot-de-passe-actuel')}
        value={password}
        onChange={setPassword}
        errorMessage={sending.faultOf(FIELD)}
        revealLabel={t('invite.connexion.reveler')}
        autoFocus
      />
    </FormDialog>
  );
}
