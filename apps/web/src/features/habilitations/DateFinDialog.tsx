import { habilitation } from '@habilis/api/habilitation/endpoints';
import { finSansSuite } from '@habilis/domain/habilitation/finSansSuite';
import { dateFinFaults } from '@habilis/domain/habilitation/refusalOfDateFin';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { createKept } from '../../forms/createKept.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { SessionsTouchees } from '../../etat/SessionsTouchees.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import type { DialogProps } from './DialogProps.ts';
import { sujetOf } from './sujetOf.ts';

const UNKNOWN = { derniereSessionCloturee: null, dateFinActivite: null, debutSuivante: null };

const kept = createKept<{ dateFin: string | null; commentaireDateFin: string; renouvelable: boolean }>();

/** The end as it is typed. */
function useDateFin({ one, onSent, onClose }: DialogProps) {
  const { today } = useServerProperties();
  return useForm({
    kept,
    initial: { dateFin: one.dateFin, commentaireDateFin: '', renouvelable: false },
    // Only the server knows what stands around it.
    judge: (typed) => dateFinFaults(one, typed, { today, ...UNKNOWN }),
    send: ({ dateFin, commentaireDateFin, renouvelable }) =>
      call(habilitation.setDateFin, {
        body: {
          habilitationId: one.id,
          version: one.version,
          dateFin: dateFin ?? '',
          commentaireDateFin,
          renouvelable,
        },
      }),
    done: 'habilitations.fin-changee',
    onDone: onClose,
    onAnswered: onSent,
  });
}

/** Changes the end of a habilitation, shown beside the end that its niveau plans, and asks why. */
export function DateFinDialog(props: DialogProps): ReactNode {
  const t = useText();
  const { one, onClose } = props;
  const form = useDateFin(props);
  const { dateFinPrevue } = one;
  const { dateFin: demandee, renouvelable } = form.values;
  const isAskable =
    demandee !== null && finSansSuite({ actuelle: one.dateFin, demandee, isSansSuite: one.finSansSuite }, false);
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
      <SessionsTouchees
        of={{ habilitation: one.id }}
        fin={demandee === null ? null : { acte: 'habilitation', date: demandee }}
      />
      {isAskable && (
        <Checkbox
          label={t('habilitations.fin-renouvelable')}
          description={t('habilitations.fin-renouvelable-aide')}
          isSelected={renouvelable}
          onChange={(isChosen) => form.set({ renouvelable: isChosen })}
        />
      )}
      <TextArea {...form.field('commentaireDateFin')} label={t('habilitations.commentaire')} maxLength={4000} />
    </FormDialog>
  );
}
