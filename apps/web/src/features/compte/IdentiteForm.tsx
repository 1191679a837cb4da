import { account } from '@habilis/api/account/endpoints';
import type { Account } from '@habilis/api/session/Account';
import { type Identite, identiteFaultsOf, normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Callout } from '@habilis/ui/Callout';
import { Form } from '@habilis/ui/Form';
import { PasswordField } from '@habilis/ui/PasswordField';
import { Stack } from '@habilis/ui/Stack';
import { getDefaultStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { accountAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { problemText } from '../../messages/reportError.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { IDENTITE_FIELDS, IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { useSending } from '../../forms/useSending.ts';

/** One's own data, to keep right; saving them says that they are. */
export function IdentiteForm({
  holder,
  submitLabel,
  onSaved,
}: {
  holder: Account;
  submitLabel: string;
  onSaved: (account: Account) => void;
}): ReactNode {
  const t = useText();
  const sending = useSending([...IDENTITE_FIELDS, 'currentPassword']);
  const { nom, prenom, email, emailAConfirmer } = holder;
  const [identite, setIdentite] = useState<Identite>({ nom, prenom, email: emailAConfirmer ?? email });
  const [currentPassword, setPassword] = useState('');
  const isNewAddress = ![email, emailAConfirmer].includes(normalizeIdentite(identite).email);
  const submit = async () => {
    const known = [
      ...identiteFaultsOf(identite).map(({ path, title }) => ({ path, label: problemText(title) })),
      ...(isNewAddress && currentPassword === ''
        ? [{ path: 'currentPassword', label: t('compte.erreurs.mot-de-passe-actuel-requis') }]
        : []),
    ];
    const proof = isNewAddress ? { currentPassword } : {};
    await sending.send(async () => {
      const saved = await call(account.update, { body: { ...identite, ...proof, personalDataValidated: true } });
      setPassword('');
      getDefaultStore().set(accountAtom, saved);
      onSaved(saved);
    }, known);
  };
  return (
    <>
      <FormFaults sending={sending} />
      {emailAConfirmer !== null && (
        <Callout tone="info" title={t('compte.donnees.a-confirmer', { adresse: emailAConfirmer })}>
          {t('compte.donnees.a-confirmer-aide', { adresse: email })}
        </Callout>
      )}
      <Form onSubmit={() => void submit()} aria-label={t('compte.donnees.titre')}>
        <Stack gap={22}>
          <IdentiteFields
            value={identite}
            onChange={setIdentite}
            faultOf={sending.faultOf}
            emailHelp={t('compte.donnees.email-aide')}
          />
          {isNewAddress && (
            <PasswordField
              id="currentPassword"
              name="currentPassword"
              label={t('compte.mot-de-passe-actuel')}
              description={t('compte.donnees.mot-de-passe-aide')}
              value={currentPassword}
              onChange={setPassword}
              errorMessage={sending.faultOf('currentPassword')}
              revealLabel={t('invite.connexion.reveler')}
            />
          )}
          <ButtonGroup>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {submitLabel}
            </Button>
          </ButtonGroup>
        </Stack>
      </Form>
    </>
  );
}
