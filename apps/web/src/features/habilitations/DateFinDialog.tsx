import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

/** When an accreditation ends, beside the end that its level plans, and why it is another. */
export function DateFinDialog({
  one,
  onSent,
  onClose,
}: {
  one: Habilitation;
  /** The accreditation is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(['dateFin', 'commentaireDateFin']);
  const [dateFin, setDateFin] = useState(one.dateFin);
  const [commentaire, setCommentaire] = useState('');
  const { dateFinPrevue } = one;
  const confirm = async () => {
    const fault = (path: string, title: string) => ({ path, label: problemText(title) });
    const known = [
      ...(dateFin === null ? [fault('dateFin', 'habilitation.fin-requise')] : []),
      ...(isEmpty(commentaire) ? [fault('commentaireDateFin', 'habilitation.commentaire-requis')] : []),
    ];
    const isDone = await sending.send(async () => {
      if (dateFin === null) return;
      await call(habilitation.setDateFin, {
        body: { habilitationId: one.id, version: one.version, dateFin, commentaireDateFin: commentaire },
      });
    }, known);
    if (isDone) tellDone('habilitations.fin-changee');
    if (isDone) onClose();
    if (known.length === 0) onSent();
  };
  return (
    <ConfirmationDialog
      title={t('habilitations.action.changer-fin')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('habilitations.enregistrer')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <DatePicker
          id="dateFin"
          label={t('habilitations.fin')}
          description={
            dateFinPrevue === null
              ? t('habilitations.fin-prevue-aucune')
              : t('habilitations.fin-prevue', { date: formatDate(dateFinPrevue) })
          }
          value={dateFin}
          onChange={setDateFin}
          minValue={one.dateDebut}
          {...calendarWords(t)}
          errorMessage={sending.faultOf('dateFin')}
        />
        <TextArea
          id="commentaireDateFin"
          label={t('habilitations.commentaire')}
          value={commentaire}
          onChange={setCommentaire}
          maxLength={4000}
          errorMessage={sending.faultOf('commentaireDateFin')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
