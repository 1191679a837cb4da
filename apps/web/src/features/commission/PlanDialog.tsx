import { commission } from '@habilis/api/commission/endpoints';
import type { PointOrdreDuJour, Seance } from '@habilis/api/commission/Seance';
import type { Issue } from '@habilis/api/commission/writes';
import { dateCnhFaults } from '@habilis/domain/demande-habilitation/refusalOfDateCnh';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';

const OTHER = 'autre';
/** How many seances already fixed are offered. */
const PROPOSED = 4;

type Typed = { readonly choice: string; readonly dateCnh: string | null };

/** Puts the chosen demandes to a seance: one already fixed, or another day. */
export function PlanDialog({
  points,
  seances,
  isMove = false,
  onDone,
  onClose,
}: {
  points: readonly PointOrdreDuJour[];
  seances: readonly Seance[];
  /** Whether they already have a day. @default false */
  isMove?: boolean;
  /** Told before the dialog closes: it is busy until then. */
  onDone: (issues: readonly Issue[], dateCnh: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { today, horizon } = useServerProperties();
  const proposed = seances.filter(({ date }) => date >= today).slice(0, PROPOSED);
  const form = useForm({
    initial: (): Typed => ({ choice: proposed[0]?.date ?? OTHER, dateCnh: null }),
    draft: ({ choice, dateCnh }) => ({ dateCnh: choice === OTHER ? dateCnh : choice }),
    judge: ({ dateCnh }) => dateCnhFaults(dateCnh, { today, horizon }),
    send: async ({ dateCnh }) => {
      if (dateCnh === null) return;
      const demandes = points.map(({ demandeHabilitationId, version }) => ({ demandeHabilitationId, version }));
      await onDone(await call(commission.planifier, { body: { dateCnh, demandes } }), dateCnh);
    },
  });
  const { choice } = form.values;
  return (
    <FormDialog
      title={t(`workflow.commission.${isMove ? 'changer' : 'inscrire'}-question`, { nombre: points.length })}
      submitLabel={t(isMove ? 'workflow.action.Replanifie' : 'workflow.commission.inscrire')}
      form={form}
      onClose={onClose}
    >
      {proposed.length > 0 && (
        <RadioGroup
          label={t('workflow.commission.seance')}
          options={[
            ...proposed.map(({ date }) => ({ id: date, label: formatDate(date) })),
            { id: OTHER, label: t('workflow.commission.autre-date') },
          ]}
          value={choice}
          onChange={(chosen) => form.set({ choice: chosen })}
        />
      )}
      {choice === OTHER && (
        <DatePicker
          {...form.field('dateCnh')}
          label={t('workflow.commission.date')}
          minValue={today}
          maxValue={horizon}
          {...calendarWords(t)}
        />
      )}
    </FormDialog>
  );
}
