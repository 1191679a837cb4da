import type { DemandeHabilitation, DhActionPossible } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { refusalOfDateCnh } from '@habilis/domain/demande-habilitation/refusalOfDateCnh';
import { refusalOfDateDebut } from '@habilis/domain/demande-habilitation/refusalOfDateDebut';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { type ReactNode, useState } from 'react';
import { useServerProperties } from '../../../session/useServerProperties.ts';
import { ActionDialog, type ActionDialogProps } from '../../../shell/document/ActionDialog.tsx';
import { problemText } from '../../../shell/reportError.ts';
import { DecisionFields, needsMotif } from './DecisionFields.tsx';
import { type ExamenDetails, type ExamenInput, NO_DETAILS } from './ExamenInput.ts';
import { keepPoints, pointsKeyOf, readPoints } from './keptPoints.ts';
import { PointsField } from './PointsField.tsx';

type Props = Omit<ActionDialogProps<ExamenInput>, 'action'> & {
  readonly action: DhActionPossible;
  readonly demande: DemandeHabilitation;
  readonly niveau: DispositifNiveau | null;
};

/** Actions that ask the entity for something. */
const ASKING = new Set(['DemandeComplement', 'AjournePourComplement']);

/** What an action asks on the task where it is taken. */
function asksOf(key: string, task: string) {
  return {
    points: ASKING.has(key),
    dateCnh: key === 'Soumet' && task === 'planification_decision',
    decision: key === 'Soumet' && task === 'decision',
    motif: key === 'AjournePourComplement',
  };
}

/** Whether an action is asked about even when it needs neither comment nor person. */
export const hasExamenFields = (key: string, task: string): boolean => Object.values(asksOf(key, task)).includes(true);

function isIncomplete(
  asks: ReturnType<typeof asksOf>,
  details: ExamenDetails,
  demande: DemandeHabilitation,
  days: { readonly today: string; readonly horizon: string },
) {
  const { points, dateCnh, decision, motif, dateDebut } = details;
  const isMotifMissing = isEmpty(motif) && (asks.motif || needsMotif(decision));
  const isWrongStart = refusalOfDateDebut(dateDebut, { dateCnh: demande.dateCnh, ...days }) !== null;
  return (
    (asks.points && points.some(({ commentaire }) => isEmpty(commentaire))) ||
    (asks.dateCnh && refusalOfDateCnh(dateCnh, days) !== null) ||
    (asks.decision && (decision === null || isWrongStart)) ||
    isMotifMissing
  );
}

/** Those to whom the task may be given, each with what they hold already. */
function usePersons({ affectables }: DhActionPossible) {
  const t = useText();
  return affectables.map(({ habilisId, nomPrenom, charge }) => ({
    habilisId,
    nomPrenom: t('workflow.charge', { nom: nomPrenom, charge }),
  }));
}

/** What an action of the examination needs to be told before it is taken. */
export function ExamenDialog({ action, demande, niveau, commentKey, onConfirm, ...dialog }: Props): ReactNode {
  const t = useText();
  const { today, horizon } = useServerProperties();
  const days = { today, horizon };
  const persons = usePersons(action);
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const asks = asksOf(action.key, task);
  const pointsKey = pointsKeyOf(commentKey);
  const [details, setDetails] = useState<ExamenDetails>(() => ({
    ...NO_DETAILS,
    points: asks.points ? readPoints(pointsKey) : [],
    dateCnh: demande.dateCnh,
  }));
  const change = (changes: Partial<ExamenDetails>) => {
    setDetails({ ...details, ...changes });
    if (changes.points !== undefined) keepPoints(pointsKey, changes.points);
  };
  const { dateCnh } = details;
  const refusal = refusalOfDateCnh(dateCnh, days);
  return (
    <ActionDialog
      {...dialog}
      type="DH"
      task={task}
      action={action}
      affectables={persons}
      commentKey={commentKey}
      isIncomplete={isIncomplete(asks, details, demande, days)}
      onConfirm={(input) => onConfirm({ ...input, ...details })}
    >
      {(isChecked) => (
        <>
          {asks.points && niveau !== null && (
            <PointsField
              niveau={niveau}
              points={details.points}
              onChange={(points) => change({ points })}
              isChecked={isChecked}
            />
          )}
          {asks.dateCnh && (
            <DatePicker
              label={t('habilitations.decision.date-cnh')}
              value={dateCnh}
              onChange={(date) => change({ dateCnh: date })}
              minValue={today}
              maxValue={horizon}
              calendarLabel={t('entites.calendrier')}
              previousLabel={t('entites.mois-precedent')}
              nextLabel={t('entites.mois-suivant')}
              errorMessage={refusal !== null && (isChecked || dateCnh !== null) ? problemText(refusal) : undefined}
            />
          )}
          {asks.decision && (
            <DecisionFields details={details} onChange={change} dateCnh={demande.dateCnh} isChecked={isChecked} />
          )}
        </>
      )}
    </ActionDialog>
  );
}
