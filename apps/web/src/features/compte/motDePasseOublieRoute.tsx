import { account } from '@habilis/api/account/endpoints';
import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Form } from '@habilis/ui/Form';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { handOverAskedPage } from '../../session/askedPage.ts';
import { call } from '../../session/call.ts';
import { IDENTIFIER_ERRORS } from '../../session/useSignIn.ts';
import { FocusTitle } from '../../layout/FocusTitle.tsx';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { useSending } from '../../forms/useSending.ts';

/** The request for a mail that lets choose a new password. */
export function Component(): ReactNode {
  const t = useText();
  const sending = useSending(['identifier']);
  const [typed, setTyped] = useState('');
  const [mailSentTo, setMailSentTo] = useState<string>();
  const submit = async () => {
    const identifier = loginIdentifierOf(typed);
    const known = identifier.ok ? [] : [{ path: 'identifier', label: t(IDENTIFIER_ERRORS[identifier.reason]) }];
    await sending.send(async () => {
      const body = { identifier: identifier.ok ? identifier.value : typed };
      const answer = await call(account.initResetPassword, { body });
      handOverAskedPage(Date.now());
      setMailSentTo(answer.mailSentTo);
    }, known);
  };
  return (
    <GuestPage title={t('invite.oubli.titre')}>
      {mailSentTo === undefined ? (
        <>
          <Text>{t('invite.oubli.texte')}</Text>
          <FormFaults sending={sending} idOf={() => 'identifier'} />
          <Form onSubmit={() => void submit()} aria-label={t('invite.oubli.titre')}>
            <Stack gap={22}>
              <TextField
                id="identifier"
                name="username"
                label={t('invite.connexion.identifiant')}
                description={t('invite.connexion.identifiant-aide')}
                value={typed}
                onChange={setTyped}
                errorMessage={sending.faultOf('identifier')}
                autoComplete="username"
              />
              <ButtonGroup>
                <Button type="submit" variant="primary" isBusy={sending.isBusy}>
                  {t('invite.oubli.soumettre')}
                </Button>
              </ButtonGroup>
            </Stack>
          </Form>
        </>
      ) : (
        <>
          <FocusTitle />
          <Callout tone="success" title={t('invite.oubli.envoye', { adresse: mailSentTo })}>
            {t('invite.oubli.envoye-suite')}
          </Callout>
        </>
      )}
      <Link href="/assistance/contact">{t('invite.oubli.ecrire')}</Link>
      <Link href="/connexion">{t('invite.retour-connexion')}</Link>
    </GuestPage>
  );
}
