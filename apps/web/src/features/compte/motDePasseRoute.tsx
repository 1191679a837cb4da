import { account } from '@habilis/api/account/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Form } from '@habilis/ui/Form';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useSending } from '../../forms/useSending.ts';

/** A new password, the present one being given. */
export function Component(): ReactNode {
  const t = useText();
  const sending = useSending(['currentPassword', 'newPassword']);
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const submit = async () => {
    const known = [
      ...(currentPassword === ''
        ? [{ path: 'currentPassword', label: t('compte.erreurs.mot-de-passe-actuel-requis') }]
        : []),
      ...(newPassword === '' ? [{ path: 'newPassword', label: t('compte.erreurs.nouveau-mot-de-passe-requis') }] : []),
    ];
    const body = { currentPassword, newPassword };
    if (!(await sending.send(() => call(account.changePassword, { body }), known))) return;
    setCurrent('');
    setNew('');
    tellDone('compte.mot-de-passe.change');
  };
  return (
    <>
      <Text>{t('compte.mot-de-passe.texte')}</Text>
      <FormFaults sending={sending} />
      <Form onSubmit={() => void submit()} aria-label={t('compte.mot-de-passe.titre')}>
        <Stack gap={22}>
          <PasswordField
            id="currentPassword"
            name="currentPassword"
            label={t('compte.mot-de-passe-actuel')}
            value={currentPassword}
            onChange={setCurrent}
            errorMessage={sending.faultOf('currentPassword')}
            revealLabel={t('invite.connexion.reveler')}
          />
          <NewPasswordField
            id="newPassword"
            value={newPassword}
            onChange={setNew}
            errorMessage={sending.faultOf('newPassword')}
          />
          <ButtonGroup>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {t('compte.mot-de-passe.soumettre')}
            </Button>
          </ButtonGroup>
        </Stack>
      </Form>
    </>
  );
}
