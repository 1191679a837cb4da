import { commission } from '@habilis/api/commission/endpoints';
import type { PointOrdreDuJour, Seance } from '@habilis/api/commission/Seance';
import type { Issue } from '@habilis/api/commission/writes';
import { dateCnhFaults } from '@habilis/domain/demande-habilitation/refusalOfDateCnh';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { firstSeance, SeanceField } from '../../demande/commission/SeanceField.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';

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
  const form = useForm({
    initial: (): { dateCnh: string | null } => ({ dateCnh: firstSeance(seances, today) }),
    judge: ({ dateCnh }) => dateCnhFaults(dateCnh, { today, horizon }),
    send: async ({ dateCnh }) => {
      if (dateCnh === null) return;
      const demandes = points.map(({ demandeHabilitationId, version }) => ({ demandeHabilitationId, version }));
      await onDone(await call(commission.planifier, { body: { dateCnh, demandes } }), dateCnh);
    },
  });
  return (
    <FormDialog
      title={t(`workflow.commission.${isMove ? 'changer' : 'inscrire'}-question`, { nombre: points.length })}
      submitLabel={t(isMove ? 'workflow.action.Replanifie' : 'workflow.commission.inscrire')}
      form={form}
      onClose={onClose}
    >
      <SeanceField seances={seances} field={form.field('dateCnh')} />
    </FormDialog>
  );
}
