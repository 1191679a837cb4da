import { facteur } from '@habilis/api/facteur/endpoints';
import type { CleProposee, FacteurAjoute } from '@habilis/api/facteur/Facteur';
import { nomFaults } from '@habilis/domain/compte/facteurFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import { startRegistration } from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { FactorNameField } from './FactorNameField.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { FieldRefusal } from '../../forms/FieldRefusal.ts';
import { useForm } from '../../forms/useForm.ts';

type Done = { onAdded: (added: FacteurAjoute) => Promise<void>; onClose: () => void };

/** Asks for the name of the key, then lets the browser ask its own questions. */
function Creation({ proposed, onAdded, onClose }: Done & { proposed: CleProposee }): ReactNode {
  const t = useText();
  const form = useForm({
    initial: () => ({ nom: t('compte.securite.nom-cle') }),
    judge: nomFaults,
    send: async ({ nom }) => {
      // Null when the person closed the browser's question or this device has no key.
      const made = await startRegistration({ optionsJSON: proposed.options }).catch(() => null);
      if (made === null) throw new FieldRefusal([{ path: 'nom', title: 'compte.securite.cle-abandonnee' }]);
      const cle = { ...made, clientExtensionResults: {} };
      return call(facteur.addCle, { body: { defi: proposed.defi, cle, nom: nom.trim() } });
    },
    onDone: onAdded,
  });
  return (
    <FormDialog
      title={t('compte.securite.ajouter-cle')}
      submitLabel={t('compte.securite.creer-cle')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('compte.securite.cle-suite')}</Text>
      <FactorNameField {...form.field('nom')} autoFocus />
    </FormDialog>
  );
}

/** Adds a passkey: the password, then what the browser asks for. */
export function AddCleDialog(done: Done): ReactNode {
  const t = useText();
  const [proposed, setProposed] = useState<CleProposee>();
  if (proposed !== undefined) return <Creation proposed={proposed} {...done} />;
  return (
    <PasswordDialog
      title={t('compte.securite.ajouter-cle')}
      message={t('compte.securite.mot-de-passe-pour-ajouter')}
      submitLabel={t('compte.securite.continuer')}
      onSubmit={async (password) => setProposed(await call(facteur.startCle, { body: { password } }))}
      onClose={done.onClose}
    />
  );
}
