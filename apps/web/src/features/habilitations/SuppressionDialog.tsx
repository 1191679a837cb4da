import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../messages/reportError.ts';
import { useSending } from '../../forms/useSending.ts';
import { tellDeletion } from './tellDeletion.ts';

/** Deletes an accreditation or a platform, with the reason that its entity reads. */
export function SuppressionDialog({
  what,
  title,
  text,
  remove,
  onSent,
  onClose,
}: {
  what: 'habilitation' | 'plateforme';
  title: string;
  text: string;
  remove: (motif: string) => Promise<unknown>;
  /** It is gone, or what is shown of it may be out of date. */
  onSent: (isGone: boolean) => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(['motif']);
  const [motif, setMotif] = useState('');
  const confirm = async () => {
    const isMissing = isEmpty(motif);
    const known = isMissing ? [{ path: 'motif', label: problemText('motif-requis') }] : [];
    let isGone = false;
    await sending.send(async () => {
      isGone = await tellDeletion(what, () => remove(motif));
    }, known);
    if (isGone) onClose();
    if (!isMissing) onSent(isGone);
  };
  return (
    <ConfirmationDialog
      title={title}
      isOpen
      isDanger
      isBusy={sending.isBusy}
      confirmLabel={t('habilitations.supprimer')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <Text>{text}</Text>
        <TextArea
          id="motif"
          label={t('habilitations.suppression-motif')}
          description={t('habilitations.suppression-motif-aide')}
          value={motif}
          onChange={setMotif}
          maxLength={4000}
          autoFocus
          errorMessage={sending.faultOf('motif')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
