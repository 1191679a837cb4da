import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { facteur } from '@habilis/api/facteur/endpoints';
import type { ApplicationProposee, FacteurAjoute } from '@habilis/api/facteur/Facteur';
import { useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { QrCode } from '@habilis/ui/QrCode';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { encode } from 'uqr';
import { call } from '../../session/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { FactorNameField } from './FactorNameField.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useSending } from '../../forms/useSending.ts';

const CODE_LENGTH = 20;

type Done = { onAdded: (added: FacteurAjoute) => Promise<void>; onClose: () => void };

/** The secret to give to the application, as a picture and in groups of four, and the first code that it shows. */
function Confirmation({ proposed, onAdded, onClose }: Done & { proposed: ApplicationProposee }): ReactNode {
  const t = useText();
  const sending = useSending(['code', 'nom']);
  const [code, setCode] = useState('');
  const [nom, setNom] = useState(t('compte.securite.nom-application'));
  const { defi, secret, uri } = proposed;
  const submit = () => {
    const known = [
      ...(isEmpty(code) ? [{ path: 'code', label: t('compte.securite.code-requis') }] : []),
      ...(isEmpty(nom) ? [{ path: 'nom', label: t('compte.securite.nom-requis') }] : []),
    ];
    const body = { defi, code, nom: nom.trim() };
    return sending.send(async () => onAdded(await call(facteur.addApplication, { body })), known);
  };
  return (
    <FormDialog
      title={t('compte.securite.ajouter-application')}
      submitLabel={t('compte.securite.ajouter')}
      sending={sending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>{t('compte.securite.application-lire')}</Text>
      <QrCode label={t('compte.securite.application-image')} modules={encode(uri, { border: 0 }).data} />
      <Text look="small" tone="subtle">
        {t('compte.securite.application-cle')}
      </Text>
      <Inline gap={8}>
        {(secret.match(/.{1,4}/g) ?? []).map((group, rank) => (
          <Identifier key={`${rank} ${group}`}>{group}</Identifier>
        ))}
      </Inline>
      <TextField
        id="code"
        name="code"
        label={t('compte.securite.code')}
        description={t('compte.securite.code-aide')}
        value={code}
        onChange={setCode}
        errorMessage={sending.faultOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        width="short"
        isMono
      />
      <FactorNameField value={nom} onChange={setNom} errorMessage={sending.faultOf('nom')} />
    </FormDialog>
  );
}

/** Adds an authenticator application: the password, then the secret and a first code. */
export function AddApplicationDialog(done: Done): ReactNode {
  const t = useText();
  const [proposed, setProposed] = useState<ApplicationProposee>();
  if (proposed !== undefined) return <Confirmation proposed={proposed} {...done} />;
  return (
    <PasswordDialog
      title={t('compte.securite.ajouter-application')}
      message={t('compte.securite.mot-de-passe-pour-ajouter')}
      submitLabel={t('compte.securite.continuer')}
      onSubmit={async (password) => setProposed(await call(facteur.startApplication, { body: { password } }))}
      onClose={done.onClose}
    />
  );
}
