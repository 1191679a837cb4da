import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

/** Confirms what a fund has suspended, for as long or longer, with a comment that the entity receives. */
export function ConfirmationSuspensionDialog({
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
  const sending = useSending(['dateFinSuspension', 'commentaire']);
  const { id, version, dateFinSuspension: decided } = one;
  const [fin, setFin] = useState(decided);
  const [isOpen, setOpen] = useState(decided === SANS_FIN);
  const [commentaire, setCommentaire] = useState('');
  const confirm = async () => {
    const fault = (path: string, title: string) => ({ path, label: problemText(title) });
    const known = [
      ...(!isOpen && fin === null ? [fault('dateFinSuspension', 'habilitation.fin-requise')] : []),
      ...(isEmpty(commentaire) ? [fault('commentaire', 'habilitation.commentaire-requis')] : []),
    ];
    const body = { habilitationId: id, version, dateFinSuspension: isOpen ? null : fin, commentaire };
    const isDone = await sending.send(() => call(habilitation.confirmerSuspension, { body }), known);
    if (isDone) tellDone('habilitations.confirmee');
    if (isDone) onClose();
    if (known.length === 0) onSent();
  };
  return (
    <ConfirmationDialog
      title={t('habilitations.action.confirmer')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('habilitations.action.confirmer')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <Text>{t('habilitations.confirmer-texte', { date: decided === null ? '' : formatDate(decided) })}</Text>
        {!isOpen && (
          <DatePicker
            id="dateFinSuspension"
            label={t('habilitations.suspension-fin')}
            value={fin}
            minValue={decided ?? undefined}
            onChange={setFin}
            {...calendarWords(t)}
            errorMessage={sending.faultOf('dateFinSuspension')}
          />
        )}
        <Checkbox label={t('habilitations.suspension-sans-fin')} isSelected={isOpen} onChange={setOpen} />
        <TextArea
          id="commentaire"
          label={t('habilitations.commentaire')}
          description={t('habilitations.commentaire-aide')}
          value={commentaire}
          onChange={setCommentaire}
          maxLength={4000}
          errorMessage={sending.faultOf('commentaire')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
