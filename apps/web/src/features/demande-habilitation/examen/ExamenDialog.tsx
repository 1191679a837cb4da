import type { DemandeHabilitation, DhActionPossible } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { ancresOf } from '@habilis/domain/demande-habilitation/ancresOf';
import { refusalOfDateCnh } from '@habilis/domain/demande-habilitation/refusalOfDateCnh';
import { refusalOfDateDebut } from '@habilis/domain/demande-habilitation/refusalOfDateDebut';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../../forms/calendarWords.ts';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { LettreView } from '../../../demande/commission/LettreView.tsx';
import { ActionDialog, type ActionDialogProps } from '../../../document/ActionDialog.tsx';
import { repriseWords } from '../../../document/reprise.ts';
import { problemText } from '../../../messages/reportError.ts';
import { DecisionFields, MotifField, needsMotif } from './DecisionFields.tsx';
import { type ExamenDetails, type ExamenInput, NO_DETAILS } from './ExamenInput.ts';
import { keepPoints, pointsKeyOf, readPoints } from '../../../demande/complement/keptPoints.ts';
import { PointsField } from '../../../demande/complement/PointsField.tsx';
import { ancreLabel } from './ancreLabel.ts';
import { type Lettre, useDecisionLetter } from './useDecisionLetter.ts';

type Props = Omit<ActionDialogProps<ExamenInput>, 'action'> & {
  readonly action: DhActionPossible;
  readonly demande: DemandeHabilitation;
  readonly niveau: DispositifNiveau | null;
};

/** Actions that ask the entite for something. */
const ASKING = new Set(['DemandeComplement', 'AjournePourComplement']);

/** What an action asks for, on the task where it is taken. */
function asksOf(key: string, task: string) {
  return {
    points: ASKING.has(key),
    dateCnh: key === 'Replanifie' || (key === 'Soumet' && task === 'planification_decision'),
    decision: key === 'Soumet' && task === 'decision',
    motif: key === 'AjournePourComplement',
  };
}

/** Whether an action opens the dialog even when it needs neither comment nor person. */
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

/** The letter that a decision would send, and a button back to the form. */
function Preview({ lettre, onChange }: { lettre: Lettre; onChange: () => void }): ReactNode {
  const t = useText();
  return (
    <Stack gap={16}>
      <Inline justify="between">
        <Text look="small" tone="subtle">
          {t('workflow.commission.rien-enregistre')}
        </Text>
        <Button size="small" onPress={onChange}>
          {t('workflow.commission.modifier')}
        </Button>
      </Inline>
      <LettreView lettre={lettre} />
    </Stack>
  );
}

/** The persons who may receive the task, each with their current load. */
function usePersons({ affectables }: DhActionPossible) {
  const t = useText();
  return affectables.map(({ habilisId, nomPrenom, charge }) => ({
    habilisId,
    nomPrenom: t('workflow.charge', { nom: nomPrenom, charge }),
  }));
}

/** Asks what an action of the examination needs; the letter of a decision is shown before it is recorded. */
export function ExamenDialog({ action, demande, niveau, commentKey, onConfirm, ...dialog }: Props): ReactNode {
  const t = useText();
  const letter = useDecisionLetter(demande);
  const { today, horizon } = useServerProperties();
  const days = { today, horizon };
  const persons = usePersons(action);
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const asks = asksOf(action.key, task);
  const isDeciding = asks.decision || asks.motif;
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
      words={repriseWords(t, action.key, demande.nomPrenomAssignedUserHabilis)}
      affectables={persons}
      commentKey={commentKey}
      isBusy={dialog.isBusy || letter.isBusy}
      fault={letter.fault ?? dialog.fault}
      confirmLabel={
        isDeciding && letter.lettre === null ? t('workflow.commission.voir-lettres', { nombre: 1 }) : undefined
      }
      isIncomplete={isIncomplete(asks, details, demande, days)}
      onConfirm={(input) => {
        if (isDeciding && letter.lettre === null) void letter.preview(action.key, details);
        else onConfirm({ ...input, ...details });
      }}
    >
      {(isChecked) =>
        letter.lettre !== null ? (
          <Preview lettre={letter.lettre} onChange={letter.forget} />
        ) : (
          <>
            {asks.points && niveau !== null && (
              <PointsField
                ancres={ancresOf(niveau).map((id) => ({ id, label: ancreLabel(t, id, niveau) }))}
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
                {...calendarWords(t)}
                errorMessage={refusal !== null && (isChecked || dateCnh !== null) ? problemText(refusal) : undefined}
              />
            )}
            {asks.decision && (
              <DecisionFields details={details} onChange={change} dateCnh={demande.dateCnh} isChecked={isChecked} />
            )}
            {asks.motif && (
              <MotifField
                label={t('habilitations.decision.motif')}
                details={details}
                onChange={change}
                isChecked={isChecked}
              />
            )}
          </>
        )
      }
    </ActionDialog>
  );
}
