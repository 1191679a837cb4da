import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { dateFinFaults } from '@habilis/domain/habilitation/refusalOfDateFin';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import { sujetOf } from './sujetOf.ts';

/** Changes the end of a habilitation, shown beside the end that its niveau plans, and asks why. */
export function DateFinDialog({
  one,
  onSent,
  onClose,
}: {
  one: Habilitation;
  /** Reads the habilitation again, whether the change succeeded or not. */
  onSent: () => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const form = useForm({
    initial: { dateFin: one.dateFin, commentaireDateFin: '' },
    // Only the server knows its sessions.
    judge: (typed) => dateFinFaults(one, typed, { today, derniereSessionCloturee: null }),
    send: ({ dateFin, commentaireDateFin }) =>
      call(habilitation.setDateFin, {
        body: { habilitationId: one.id, version: one.version, dateFin: dateFin ?? '', commentaireDateFin },
      }),
    done: 'habilitations.fin-changee',
    onDone: onClose,
    onAnswered: onSent,
  });
  const { dateFinPrevue } = one;
  return (
    <FormDialog
      title={t('habilitations.action.changer-fin')}
      about={sujetOf(one)}
      submitLabel={t('habilitations.enregistrer')}
      form={form}
      onClose={onClose}
    >
      <DatePicker
        {...form.field('dateFin')}
        label={t('habilitations.fin')}
        description={
          dateFinPrevue === null
            ? t('habilitations.fin-prevue-aucune')
            : t('habilitations.fin-prevue', { date: formatDate(dateFinPrevue) })
        }
        minValue={one.dateDebut}
        {...calendarWords(t)}
      />
      <TextArea {...form.field('commentaireDateFin')} label={t('habilitations.commentaire')} maxLength={4000} />
    </FormDialog>
  );
}
