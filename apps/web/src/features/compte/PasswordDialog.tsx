import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { FormFaults } from '../../shell/FormFaults.tsx';
import { useSending } from '../../shell/useSending.ts';

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
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={t('modals.fermer')}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.annuler')}</Button>
          <Button type="submit" variant={isDanger ? 'dangerFill' : 'primary'} isBusy={sending.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FormFaults sending={sending} idOf={() => FIELD} />
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
      </Stack>
    </Dialog>
  );
}
