import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { facteur } from '@habilis/api/facteur/endpoints';
import type { CleProposee, FacteurAjoute } from '@habilis/api/facteur/Facteur';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import { startRegistration } from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { FactorNameField } from './FactorNameField.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useSending } from '../../forms/useSending.ts';

const FIELD = 'nom';

type Done = { onAdded: (added: FacteurAjoute) => Promise<void>; onClose: () => void };

/** The name of the key, then the browser's own questions. */
function Creation({ proposed, onAdded, onClose }: Done & { proposed: CleProposee }): ReactNode {
  const t = useText();
  const sending = useSending([FIELD]);
  const [nom, setNom] = useState(t('compte.securite.nom-cle'));
  const [isRefused, setRefused] = useState(false);
  const submit = async () => {
    setRefused(false);
    const known = isEmpty(nom) ? [{ path: FIELD, label: t('compte.securite.nom-requis') }] : [];
    await sending.send(async () => {
      // The person closed the browser's question, or this device has no key to offer.
      const made = await startRegistration({ optionsJSON: proposed.options }).catch(() => null);
      setRefused(made === null);
      if (made === null) return;
      const cle = { ...made, clientExtensionResults: {} };
      await onAdded(await call(facteur.addCle, { body: { defi: proposed.defi, cle, nom: nom.trim() } }));
    }, known);
  };
  return (
    <FormDialog
      title={t('compte.securite.ajouter-cle')}
      submitLabel={t('compte.securite.creer-cle')}
      sending={sending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>{t('compte.securite.cle-suite')}</Text>
      <FactorNameField
        value={nom}
        onChange={setNom}
        errorMessage={isRefused ? t('compte.securite.cle-abandonnee') : sending.faultOf(FIELD)}
        autoFocus
      />
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
