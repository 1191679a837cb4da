import { facteur } from '@habilis/api/facteur/endpoints';
import type { ApplicationProposee, FacteurAjoute } from '@habilis/api/facteur/Facteur';
import { applicationFaults } from '@habilis/domain/compte/facteurFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { QrCode } from '@habilis/ui/QrCode';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { FactorNameField } from './FactorNameField.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { qrModules } from '../../papier/qrModules.ts';

const CODE_LENGTH = 20;

type Done = { onAdded: (added: FacteurAjoute) => Promise<void>; onClose: () => void };

/** Shows the secret as a QR code and in groups of four, and asks for a first code. */
function Confirmation({ proposed, onAdded, onClose }: Done & { proposed: ApplicationProposee }): ReactNode {
  const t = useText();
  const { defi, secret, uri } = proposed;
  const form = useForm({
    initial: () => ({ code: '', nom: t('compte.securite.nom-application') }),
    judge: applicationFaults,
    send: ({ code, nom }) => call(facteur.addApplication, { body: { defi, code, nom: nom.trim() } }),
    onDone: onAdded,
  });
  return (
    <FormDialog
      title={t('compte.securite.ajouter-application')}
      submitLabel={t('compte.securite.ajouter')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('compte.securite.application-lire')}</Text>
      <QrCode label={t('compte.securite.application-image')} modules={qrModules(uri)} />
      <Text look="small" tone="subtle">
        {t('compte.securite.application-cle')}
      </Text>
      <Inline gap={8}>
        {(secret.match(/.{1,4}/g) ?? []).map((group, rank) => (
          <Identifier key={`${rank} ${group}`}>{group}</Identifier>
        ))}
      </Inline>
      <TextField
        {...form.field('code')}
        name="code"
        label={t('compte.securite.code')}
        description={t('compte.securite.code-aide')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        width="short"
        isMono
      />
      <FactorNameField {...form.field('nom')} />
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
