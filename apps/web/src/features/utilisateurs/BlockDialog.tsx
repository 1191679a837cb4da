import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { problemText } from '../../shell/reportError.ts';
import { useSending } from '../../shell/useSending.ts';
import { DialogFault } from './DialogFault.tsx';
import { tellDone } from './tellDone.ts';

/** Why an account is blocked, and what follows. */
export function BlockDialog({
  person,
  onSent,
  onClose,
}: {
  person: Utilisateur;
  /** The person is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(['motif']);
  const [motif, setMotif] = useState('');
  const { habilisId, version, prenom, nom } = person;
  const block = async () => {
    const known = motif.trim() === '' ? [{ path: 'motif', label: problemText('utilisateur.motif-requis') }] : [];
    const body = { version, motif };
    const isDone = await sending.send(() => call(utilisateur.block, { params: { habilisId }, body }), known);
    if (isDone) tellDone('utilisateurs.bloque');
    if (isDone) onClose();
    onSent();
  };
  return (
    <ConfirmationDialog
      title={t('utilisateurs.bloquer-question', { nom: `${prenom} ${nom}` })}
      isOpen
      isDanger
      isBusy={sending.isBusy}
      confirmLabel={t('utilisateurs.bloquer')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void block()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <Text>{t('utilisateurs.bloquer-texte')}</Text>
        <TextArea
          id="motif"
          label={t('utilisateurs.motif')}
          description={t('utilisateurs.motif-aide')}
          value={motif}
          onChange={setMotif}
          maxLength={1000}
          rows={3}
          autoFocus
          errorMessage={sending.faultOf('motif')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
