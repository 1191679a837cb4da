import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { addDays } from '@habilis/domain/date/addDays';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { BellOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

/** When its reader wants to be reminded to suspend an accreditation: a suspension itself begins on the day of its decision. */
export function RappelDialog({
  one: { id, version, rappel },
  onSent,
  onClose,
}: {
  one: Habilitation;
  /** The accreditation is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { today, horizon } = useServerProperties();
  const sending = useSending(['dateRappel']);
  const [date, setDate] = useState(rappel?.dateRappel ?? null);
  const [note, setNote] = useState(rappel?.commentaire ?? '');
  const send = async (dateRappel: string | null) => {
    const isDone = await sending.send(() =>
      call(habilitation.setRappel, { body: { habilitationId: id, version, dateRappel, commentaire: note } }),
    );
    if (isDone) tellDone(dateRappel === null ? 'habilitations.rappel-retire' : 'habilitations.rappel-enregistre');
    if (isDone) onClose();
    onSent();
  };
  const confirm = async () => {
    if (date !== null) await send(date);
    else
      await sending.send(
        () => Promise.resolve(),
        [{ path: 'dateRappel', label: problemText('habilitation.fin-requise') }],
      );
  };
  return (
    <ConfirmationDialog
      title={t('habilitations.action.rappeler')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('habilitations.rappel-enregistrer')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <Text>{t('habilitations.rappel-texte')}</Text>
        <DatePicker
          id="dateRappel"
          label={t('habilitations.rappel-date')}
          value={date}
          onChange={setDate}
          minValue={addDays(today, 1)}
          maxValue={horizon}
          {...calendarWords(t)}
          errorMessage={sending.faultOf('dateRappel')}
        />
        <TextArea
          id="note"
          label={t('habilitations.rappel-note')}
          description={t('habilitations.rappel-note-aide')}
          optionalLabel={t('entites.facultatif')}
          value={note}
          onChange={setNote}
          maxLength={400}
        />
        {rappel !== null && (
          <div>
            <Button variant="quiet" size="small" icon={BellOff} onPress={() => void send(null)}>
              {t('habilitations.rappel-retirer')}
            </Button>
          </div>
        )}
      </Stack>
    </ConfirmationDialog>
  );
}
