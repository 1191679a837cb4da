import type { DemandeHabilitation, DhActionPossible } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { type ReactNode, useState } from 'react';
import { useServerProperties } from '../../../session/useServerProperties.ts';
import { ActionDialog, type ActionDialogProps } from '../../../shell/document/ActionDialog.tsx';
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
  today: string,
) {
  const { points, dateCnh, decision, motif, dateDebut } = details;
  const isMotifMissing = (motif ?? '').trim() === '' && (asks.motif || needsMotif(decision));
  const isTooEarly = dateDebut !== null && demande.dateCnh !== null && dateDebut < demande.dateCnh;
  return (
    (asks.points && points.some(({ commentaire }) => commentaire.trim() === '')) ||
    (asks.dateCnh && (dateCnh === null || dateCnh < today)) ||
    (asks.decision && (decision === null || isTooEarly)) ||
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
  const { today } = useServerProperties();
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
  const isPast = dateCnh !== null && dateCnh < today;
  return (
    <ActionDialog
      {...dialog}
      type="DH"
      task={task}
      action={action}
      affectables={persons}
      commentKey={commentKey}
      isIncomplete={isIncomplete(asks, details, demande, today)}
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
              calendarLabel={t('entites.calendrier')}
              previousLabel={t('entites.mois-precedent')}
              nextLabel={t('entites.mois-suivant')}
              errorMessage={
                isPast
                  ? t('erreurs.demande.date-cnh-passee')
                  : isChecked && dateCnh === null
                    ? t('erreurs.demande.date-cnh-requise')
                    : undefined
              }
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
