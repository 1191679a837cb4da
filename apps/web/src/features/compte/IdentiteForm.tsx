import { account } from '@habilis/api/account/endpoints';
import type { Account } from '@habilis/api/session/Account';
import { type Identite, identiteFaultsOf, normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import { preuveFaults } from '@habilis/domain/compte/motDePasseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { PasswordField } from '@habilis/ui/PasswordField';
import { getDefaultStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { accountAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';

/** The person's own data; saving also confirms that they are right. */
export function IdentiteForm({
  holder,
  submitLabel,
  onSaved,
}: {
  holder: Account;
  submitLabel: string;
  /** The form is busy until it ends. */
  onSaved: (account: Account) => unknown;
}): ReactNode {
  const t = useText();
  const { nom, prenom, email, emailAConfirmer } = holder;
  const [before] = useState(emailAConfirmer);
  const isNewAddress = (identite: Identite) => ![email, emailAConfirmer].includes(normalizeIdentite(identite).email);
  const form = useForm({
    initial: { nom, prenom, email: emailAConfirmer ?? email, currentPassword: '' },
    judge: ({ currentPassword, ...identite }) => [
      ...identiteFaultsOf(identite),
      ...(isNewAddress(identite) ? preuveFaults(currentPassword, 'currentPassword') : []),
    ],
    send: ({ currentPassword, ...identite }) => {
      const proof = isNewAddress(identite) ? { currentPassword } : {};
      return call(account.update, { body: { ...identite, ...proof, personalDataValidated: true } });
    },
    onDone: (saved) => {
      form.restart({ ...form.values, currentPassword: '' });
      getDefaultStore().set(accountAtom, saved);
      return onSaved(saved);
    },
  });
  return (
    <>
      {emailAConfirmer !== null && (
        <Callout
          tone="info"
          told={emailAConfirmer === before ? undefined : 'announced'}
          title={t('compte.donnees.a-confirmer', { adresse: emailAConfirmer })}
        >
          {t('compte.donnees.a-confirmer-aide', { adresse: email })}
        </Callout>
      )}
      <PageForm title={t('compte.donnees.titre')} submitLabel={submitLabel} form={form}>
        <IdentiteFields form={form} emailHelp={t('compte.donnees.email-aide')} />
        {isNewAddress(form.values) && (
          <PasswordField
            {...form.field('currentPassword')}
            name="currentPassword"
            label={t('compte.mot-de-passe-actuel')}
            description={t('compte.donnees.mot-de-passe-aide')}
            revealLabel={t('invite.connexion.reveler')}
          />
        )}
      </PageForm>
    </>
  );
}
