import type { DemandeHabilitation, DhActionPossible } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import { actionFaults, asksPoints, needsOfAction } from '@habilis/domain/demande-habilitation/actionFaults';
import { ancresOf } from '@habilis/domain/demande-habilitation/ancresOf';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { EcartesLine } from '../../../demande/EcartesLine.tsx';
import { SeanceField } from '../../../demande/commission/SeanceField.tsx';
import { ActionDialog, type ActionDialogProps } from '../../../document/ActionDialog.tsx';
import { repriseWords } from '../../../document/reprise.ts';
import { beginAction, keepComment } from '../../../document/ActionInput.ts';
import { useForm } from '../../../forms/useForm.ts';
import { type ExamenInput, NO_EXAMEN } from './ExamenInput.ts';
import { keepPoints, pointsKeyOf, readPoints } from '../../../demande/complement/keptPoints.ts';
import { PointsField } from '../../../demande/complement/PointsField.tsx';
import { ancreLabel } from './ancreLabel.ts';
import { useSeances } from './useSeances.ts';

type Props = Omit<ActionDialogProps<ExamenInput>, 'action'> & {
  readonly action: DhActionPossible;
  readonly demande: DemandeHabilitation;
  readonly niveau: DispositifNiveau | null;
};

/** The persons who may receive the task, each with their current load. */
function usePersons({ affectables }: DhActionPossible) {
  const t = useText();
  return affectables.map(({ habilisId, nomPrenom, charge }) => ({
    habilisId,
    nomPrenom: t('workflow.charge', { nom: nomPrenom, charge }),
  }));
}

/** What an action asks for, on the task where it is taken. */
function asksOf(key: string, task: string) {
  const needs = needsOfAction(task, key);
  return {
    points: asksPoints(task, key),
    dateCnh: needs.includes('date-cnh'),
  };
}

/** What an action sends: of what was typed, only what it still asks for. */
function draftOf({ dateCnh, ...input }: ExamenInput, task: string, key: string) {
  return { ...input, dateCnh: needsOfAction(task, key).includes('date-cnh') ? dateCnh : null };
}

/** The values of an action's form, judged and kept while they are typed. */
function useExamenForm(
  { action, demande, niveau, commentKey }: Pick<Props, 'action' | 'demande' | 'niveau' | 'commentKey'>,
  send: (input: ExamenInput) => Promise<unknown>,
) {
  const { today, horizon } = useServerProperties();
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const asks = asksOf(action.key, task);
  const pointsKey = pointsKeyOf(commentKey);
  return useForm<ExamenInput, ExamenInput, unknown>({
    initial: () => ({
      ...NO_EXAMEN,
      ...beginAction(action, commentKey),
      points: asks.points ? readPoints(pointsKey) : [],
      dateCnh: demande.dateCnh,
    }),
    onChange: (input) => {
      keepComment(commentKey, input);
      keepPoints(pointsKey, input.points);
    },
    draft: (input) => draftOf(input, task, action.key),
    judge: ({ draftWorkflowComment, currentWorkflowTask, points, dateCnh }) => [
      ...actionFaults(task, action.key, {
        etat: demande,
        today,
        horizon,
        hasComment: !isEmpty(draftWorkflowComment),
        hasPoints: hasWrittenPoint(points),
        hasAssignee: currentWorkflowTask.assignedUserHabilisId !== null,
        dateCnh,
        decision: null,
        hasMotif: false,
        dateDebut: null,
        hasPieceRecours: false,
      }),
      ...faultsOfPoints(points, niveau === null ? [] : ancresOf(niveau)),
    ],
    send,
  });
}

/** Asks what an action of the examination needs. */
export function ExamenDialog({ action, demande, niveau, commentKey, onward, onConfirm, onCancel }: Props): ReactNode {
  const t = useText();
  const persons = usePersons(action);
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const asks = asksOf(action.key, task);
  const seances = useSeances(asks.dateCnh);
  const form = useExamenForm({ action, demande, niveau, commentKey }, onConfirm);
  return (
    <ActionDialog
      type="DH"
      about={[demande.entiteDemandeuse?.raisonSociale, niveau?.libelle, demande.numero]}
      task={task}
      action={action}
      form={form}
      words={repriseWords(t, action.key, demande.nomPrenomAssignedUserHabilis)}
      affectables={persons}
      points={asks.points ? { isWritten: hasWrittenPoint(form.values.points) } : undefined}
      onward={onward}
      onCancel={onCancel}
    >
      <EcartesLine ecartes={action.ecartes} />
      {asks.points && niveau !== null && (
        <PointsField
          ancres={ancresOf(niveau).map((id) => ({ id, label: ancreLabel(t, id, niveau) }))}
          points={form.values.points}
          onChange={(points) => form.set({ points })}
          faultOf={form.faultOf}
        />
      )}
      {asks.dateCnh && seances !== null && <SeanceField seances={seances} field={form.field('dateCnh')} />}
    </ActionDialog>
  );
}
