import { account } from '@habilis/api/account/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Form } from '@habilis/ui/Form';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { takeOverAskedPage } from '../../session/askedPage.ts';
import { call } from '../../session/call.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { problemText } from '../../messages/reportError.ts';
import type { KeyUsage } from './keyLoader.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { useSending } from '../../forms/useSending.ts';

const FINISH = { activation: account.activate, reinitialisation: account.finishResetPassword } as const;

/** The choice of a password by the key of a mail; the terms are asked for when they were not accepted yet. */
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
  const sending = useSending(['password', 'acceptationRGPD']);
  const [password, setPassword] = useState('');
  const [acceptationRGPD, setAccepted] = useState(hasAccepted);
  const submit = async () => {
    const known = [
      ...(password === '' ? [{ path: 'password', label: t('compte.erreurs.nouveau-mot-de-passe-requis') }] : []),
      ...(acceptationRGPD ? [] : [{ path: 'acceptationRGPD', label: problemText('compte.acceptation-requise') }]),
    ];
    const body = { key: keyText, password, acceptationRGPD };
    if (!(await sending.send(() => call(FINISH[usage], { body }), known))) return;
    tellDone(`compte.${usage}.faite`);
    if (usage === 'reinitialisation') takeOverAskedPage(Date.now());
    await navigate('/connexion');
  };
  return (
    <>
      <Text>{t(`compte.${usage}.texte`)}</Text>
      <FormFaults sending={sending} />
      <Form onSubmit={() => void submit()} aria-label={t(`compte.${usage}.titre`)}>
        <Stack gap={22}>
          <NewPasswordField
            id="password"
            value={password}
            onChange={setPassword}
            errorMessage={sending.faultOf('password')}
          />
          {!hasAccepted && (
            <TermsCheckbox
              isSelected={acceptationRGPD}
              onChange={setAccepted}
              errorMessage={sending.faultOf('acceptationRGPD')}
            />
          )}
          <ButtonGroup>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {t(`compte.${usage}.soumettre`)}
            </Button>
          </ButtonGroup>
        </Stack>
      </Form>
    </>
  );
}
