import { account } from '@habilis/api/account/endpoints';
import { type Identite, inscriptionFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Form } from '@habilis/ui/Form';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { FocusTitle } from '../../layout/FocusTitle.tsx';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { problemText } from '../../messages/reportError.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { IDENTITE_FIELDS, IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { useSending } from '../../forms/useSending.ts';

const FIELDS = [...IDENTITE_FIELDS, 'acceptationRGPD'];

/** The request for an account; whoever has one already is written to, and reads the same here. */
export function Component(): ReactNode {
  const t = useText();
  const sending = useSending(FIELDS);
  const [identite, setIdentite] = useState<Identite>({ nom: '', prenom: '', email: '' });
  const [acceptationRGPD, setAccepted] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const submit = async () => {
    const body = { ...identite, acceptationRGPD };
    const known = inscriptionFaultsOf(body).map(({ path, title }) => ({ path, label: problemText(title) }));
    if (await sending.send(() => call(account.register, { body }), known)) setSentTo(identite.email.trim());
  };
  if (sentTo !== undefined) {
    return (
      <GuestPage title={t('compte.inscription.envoyee-titre')}>
        <FocusTitle />
        <Callout tone="success" title={t('compte.inscription.envoyee', { adresse: sentTo })}>
          {t('compte.inscription.envoyee-suite')}
        </Callout>
        <Link href="/connexion">{t('invite.retour-connexion')}</Link>
      </GuestPage>
    );
  }
  return (
    <GuestPage title={t('compte.inscription.titre')}>
      <Text>{t('compte.inscription.texte')}</Text>
      <FormFaults sending={sending} />
      <Form onSubmit={() => void submit()} aria-label={t('compte.inscription.titre')}>
        <Stack gap={22}>
          <IdentiteFields
            value={identite}
            onChange={setIdentite}
            faultOf={sending.faultOf}
            emailHelp={t('compte.inscription.email-aide')}
          />
          <TermsCheckbox
            isSelected={acceptationRGPD}
            onChange={setAccepted}
            errorMessage={sending.faultOf('acceptationRGPD')}
          />
          <ButtonGroup>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {t('compte.inscription.soumettre')}
            </Button>
          </ButtonGroup>
        </Stack>
      </Form>
      <Link href="/connexion">{t('invite.retour-connexion')}</Link>
    </GuestPage>
  );
}
