import { habilitation } from '@habilis/api/habilitation/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { LONGEST_NOTE_RAPPEL, rappelFaults } from '@habilis/domain/habilitation/refusalOfRappel';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { doneThenRead } from '../../forms/doneThenRead.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { createKept } from '../../forms/createKept.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import type { DialogProps } from './DialogProps.ts';
import { sujetOf } from './sujetOf.ts';

/** The note of the reminder, followed by what was typed for a suspension: neither is lost. */
const noteOf = (stored: string, typed: string): string =>
  [...new Set([stored, typed])].filter((part) => !isEmpty(part)).join('\n');

const kept = createKept<{ dateRappel: string | null; commentaire: string }>();

type Props = DialogProps & {
  /** What was typed in the suspension dialog, before the reminder was chosen. */
  readonly note: string;
};

/** The reminder as it is typed, and what takes it back. */
function useRappel({ one, note, onSent, onClose }: Props) {
  const { today, horizon } = useServerProperties();
  const { id, version, rappel } = one;
  const write = (dateRappel: string | null, commentaire: string) =>
    call(habilitation.setRappel, { body: { habilitationId: id, version, dateRappel, commentaire } });
  const form = useForm({
    kept,
    initial: {
      dateRappel: rappel?.dateRappel ?? null,
      commentaire: noteOf(rappel?.commentaire ?? '', note),
    },
    judge: ({ dateRappel, commentaire }) => rappelFaults(one, { dateRappel, commentaire }, { today, horizon }),
    send: ({ dateRappel, commentaire }) => write(dateRappel, commentaire),
    done: 'habilitations.rappel-enregistre',
    onDone: onClose,
    onAnswered: onSent,
  });
  const remove = async () => {
    const isDone = await form.send(() =>
      doneThenRead(() => write(null, form.values.commentaire), 'habilitations.rappel-retire', onSent),
    );
    if (isDone) onClose();
  };
  return { form, remove };
}

/** Asks when to remind its reader to suspend a habilitation: a suspension itself always begins on the day of its decision. */
export function RappelDialog(props: Props): ReactNode {
  const t = useText();
  const { one, onClose } = props;
  const { today, horizon } = useServerProperties();
  const { form, remove } = useRappel(props);
  return (
    <FormDialog
      title={t('habilitations.action.rappeler')}
      about={sujetOf(one)}
      submitLabel={t('habilitations.rappel-enregistrer')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('habilitations.rappel-texte')}</Text>
      <DatePicker
        {...form.field('dateRappel')}
        label={t('habilitations.rappel-date')}
        minValue={addDays(today, 1)}
        maxValue={horizon}
        {...calendarWords(t)}
      />
      <TextArea
        {...form.field('commentaire')}
        label={t('habilitations.rappel-note')}
        description={t('habilitations.rappel-note-aide')}
        optionalLabel={t('entites.facultatif')}
        maxLength={LONGEST_NOTE_RAPPEL}
      />
      {one.rappel !== null && (
        <div>
          <Button variant="quiet" size="small" icon={BellOff} onPress={() => void remove()}>
            {t('habilitations.rappel-retirer')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
