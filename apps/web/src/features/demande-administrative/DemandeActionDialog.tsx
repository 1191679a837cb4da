import type { PointDemande } from '@habilis/api/examen/PointDemande';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { actionFaults, asksPoints } from '@habilis/domain/demande-administrative/actionFaults';
import { ANCRES_ADMINISTRATIVES } from '@habilis/domain/demande-administrative/valeurAdministrative';
import { minSuspensionDate } from '@habilis/domain/demande-administrative/minSuspensionDate';
import { hasWrittenPoint } from '@habilis/domain/complement/hasWrittenPoint';
import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { type Form, useForm } from '../../forms/useForm.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { repriseWords } from '../../document/reprise.ts';
import { ActionDialog, type ActionDialogProps } from '../../document/ActionDialog.tsx';
import { type ActionInput, beginAction, keepComment } from '../../document/ActionInput.ts';
import { EcartesLine } from '../../demande/EcartesLine.tsx';
import { keepPoints, pointsKeyOf, readPoints } from '../../demande/complement/keptPoints.ts';
import { PointsField } from '../../demande/complement/PointsField.tsx';
import { accountAtom } from '../../session/atoms.ts';
import { dropsChanges } from './dropsChanges.ts';
import { ancresOf } from './complementView.ts';

export type DemandeActionInput = ActionInput & {
  readonly dateSuspensionAdministrative: string | null;
  readonly points: readonly PointDemande[];
};

type Props = ActionDialogProps<DemandeActionInput> & { readonly demande: DemandeAdministrative };

function SuspensionDate({ form }: { form: Form<DemandeActionInput> }): ReactNode {
  const t = useText();
  const { today, delaiSuspensionJours } = useServerProperties();
  const earliest = minSuspensionDate(today, delaiSuspensionJours);
  return (
    <DatePicker
      {...form.field('dateSuspensionAdministrative')}
      label={t('workflow.date-suspension')}
      optionalLabel={t('entites.facultatif')}
      description={t('workflow.date-suspension-aide', { date: formatDate(earliest) })}
      minValue={earliest}
      {...calendarWords(t)}
    />
  );
}

/** The text of the question for an action that needs more than the usual words: what a deletion keeps, which colleague holds the task. */
function wordsOf(t: Texts, key: string, demande: DemandeAdministrative, habilisId: string | undefined) {
  const nom = demande.assignedUserNomPrenom;
  if (dropsChanges(key, demande)) {
    return {
      title: t('workflow.question.Supprime-copie'),
      message: t('workflow.consequence.Supprime-copie'),
      confirm: t('workflow.action.Supprime-copie'),
    };
  }
  if (key === 'Soumet' && demande.currentWorkflowTask.currentTaskDefinitionKey === 'da_instruction') {
    const message =
      nom === null || demande.currentWorkflowTask.assignedUserHabilisId === habilisId
        ? t('workflow.consequence.Soumet-da_instruction')
        : t('workflow.consequence.Soumet-da_instruction-tenue', { nom });
    const title = t('workflow.question.Soumet-da_instruction');
    return { title, message, confirm: t('workflow.action.Soumet-caisse') };
  }
  return repriseWords(t, key, nom);
}

/** Asks for the input of an action: a comment, a person, the points field by field, the date of a suspension. */
export function DemandeActionDialog({ demande, action, commentKey, onward, onConfirm, onCancel }: Props): ReactNode {
  const t = useText();
  const { today, delaiSuspensionJours } = useServerProperties();
  const account = useAtomValue(accountAtom);
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const isAsking = asksPoints(task, action.key);
  const ancres = ancresOf(t);
  const pointsKey = pointsKeyOf(commentKey);
  const form = useForm<DemandeActionInput, unknown>({
    initial: () => ({
      ...beginAction(action, commentKey),
      dateSuspensionAdministrative: null,
      points: isAsking ? readPoints(pointsKey) : [],
    }),
    onChange: (input) => {
      keepComment(commentKey, input);
      keepPoints(pointsKey, input.points);
    },
    judge: ({ draftWorkflowComment, currentWorkflowTask, dateSuspensionAdministrative, points }) => [
      ...actionFaults(task, action.key, {
        today,
        delaiSuspensionJours,
        hasComment: !isEmpty(draftWorkflowComment),
        hasPoints: hasWrittenPoint(points),
        hasAssignee: currentWorkflowTask.assignedUserHabilisId !== null,
        dateSuspensionAdministrative: demande.dateSuspensionAdministrative,
        dateSuspensionDemandee: dateSuspensionAdministrative,
      }),
      ...faultsOfPoints(points, ANCRES_ADMINISTRATIVES),
    ],
    send: onConfirm,
  });
  return (
    <ActionDialog
      type="DA"
      about={[demande.raisonSociale, demande.numero]}
      action={action}
      form={form}
      words={wordsOf(t, action.key, demande, account?.habilisId)}
      affectables={demande.affectables}
      points={isAsking ? { isWritten: hasWrittenPoint(form.values.points) } : undefined}
      onward={onward}
      onCancel={onCancel}
    >
      {action.affectationRequise && <EcartesLine ecartes={demande.ecartes} />}
      {isAsking && (
        <>
          <PointsField
            ancres={ancres}
            points={form.values.points}
            onChange={(points) => form.set({ points })}
            faultOf={form.faultOf}
          />
          <SuspensionDate form={form} />
        </>
      )}
    </ActionDialog>
  );
}
