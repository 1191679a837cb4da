import { PASSWORD_LENGTHS } from '@habilis/domain/compte/PASSWORD_LENGTHS';
import { useText } from '@habilis/i18n/TextProvider';
import { PasswordField } from '@habilis/ui/PasswordField';
import type { ReactNode } from 'react';

/** Field for a new password, with its rules. */
export function NewPasswordField({
  id,
  value,
  onChange,
  errorMessage,
}: {
  id: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
}): ReactNode {
  const t = useText();
  return (
    <PasswordField
      id={id}
      name="newPassword"
      label={t('compte.nouveau-mot-de-passe')}
      description={t('compte.nouveau-mot-de-passe-aide', { nombre: PASSWORD_LENGTHS.min })}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      revealLabel={t('invite.connexion.reveler')}
      autoComplete="new-password"
    />
  );
}
