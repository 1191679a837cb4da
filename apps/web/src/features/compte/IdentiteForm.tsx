import { account } from '@habilis/api/account/endpoints';
import type { Account } from '@habilis/api/session/Account';
import { type Identite, identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Form } from '@habilis/ui/Form';
import { Stack } from '@habilis/ui/Stack';
import { getDefaultStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { accountAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { problemText } from '../../shell/reportError.ts';
import { FormFaults } from './FormFaults.tsx';
import { IDENTITE_FIELDS, IdentiteFields } from './IdentiteFields.tsx';
import { useSending } from './useSending.ts';

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
  const sending = useSending(IDENTITE_FIELDS);
  const { nom, prenom, email, emailAConfirmer } = holder;
  const [identite, setIdentite] = useState<Identite>({ nom, prenom, email: emailAConfirmer ?? email });
  const submit = async () => {
    const known = identiteFaultsOf(identite).map(({ path, title }) => ({ path, label: problemText(title) }));
    await sending.send(async () => {
      const saved = await call(account.update, { body: { ...identite, personalDataValidated: true } });
      getDefaultStore().set(accountAtom, saved);
      onSaved(saved);
    }, known);
  };
  return (
    <>
      <FormFaults sending={sending} idOf={(path) => path ?? 'prenom'} />
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
          <Button type="submit" variant="primary" isBusy={sending.isBusy}>
            {submitLabel}
          </Button>
        </Stack>
      </Form>
    </>
  );
}
