import type { PointDemande } from '@habilis/api/examen/PointDemande';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { minSuspensionDate } from '@habilis/domain/demande-administrative/minSuspensionDate';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { repriseWords } from '../../document/reprise.ts';
import { ActionDialog, type ActionDialogProps, type ActionInput } from '../../document/ActionDialog.tsx';
import { keepPoints, pointsKeyOf, readPoints } from '../../demande/complement/keptPoints.ts';
import { PointsField } from '../../demande/complement/PointsField.tsx';
import { problemText } from '../../messages/reportError.ts';
import { dropsChanges } from './dropsChanges.ts';
import { ancresOf } from './complementView.ts';

export type DemandeActionInput = ActionInput & {
  readonly dateSuspension: string | null;
  readonly points: readonly PointDemande[];
};

type Props = ActionDialogProps<DemandeActionInput> & { readonly demande: DemandeAdministrative };

/** Actions that ask the entite for something, and may suspend it. */
const ASKING = new Set(['DemandeComplement', 'DemandeMiseAJour']);

function SuspensionDate({
  value,
  isTooEarly,
  onChange,
}: {
  value: string | null;
  isTooEarly: boolean;
  onChange: (date: string | null) => void;
}): ReactNode {
  const t = useText();
  const { today, delaiSuspensionJours } = useServerProperties();
  const earliest = minSuspensionDate(today, delaiSuspensionJours);
  return (
    <DatePicker
      label={t('workflow.date-suspension')}
      optionalLabel={t('entites.facultatif')}
      description={t('workflow.date-suspension-aide', { date: formatDate(earliest) })}
      value={value}
      onChange={onChange}
      minValue={earliest}
      {...calendarWords(t)}
      errorMessage={isTooEarly ? problemText('demande.date-suspension-trop-proche') : undefined}
    />
  );
}

/** The text of the question for an action that needs more than the usual words: what a deletion keeps, who holds the task. */
function wordsOf(t: Texts, key: string, demande: DemandeAdministrative) {
  const nom = demande.assignedUserNomPrenom;
  if (dropsChanges(key, demande)) {
    return {
      words: { title: t('workflow.question.Supprime-copie'), message: t('workflow.consequence.Supprime-copie') },
      confirmLabel: t('workflow.action.Supprime-copie'),
    };
  }
  if (key === 'Soumet' && demande.currentWorkflowTask.currentTaskDefinitionKey === 'da_instruction') {
    const message =
      nom === null
        ? t('workflow.consequence.Soumet-da_instruction')
        : t('workflow.consequence.Soumet-da_instruction-tenue', { nom });
    const words = { title: t('workflow.question.Soumet-da_instruction'), message };
    return { words, confirmLabel: t('workflow.action.Soumet-caisse') };
  }
  return { words: repriseWords(t, key, nom) };
}

/** Asks for the input of an action: a comment, a person, the points field by field, the date of a suspension. */
export function DemandeActionDialog({ demande, onConfirm, ...dialog }: Props): ReactNode {
  const t = useText();
  const { today, delaiSuspensionJours } = useServerProperties();
  const [dateSuspension, setDateSuspension] = useState<string | null>(null);
  const isAsking = ASKING.has(dialog.action.key);
  const pointsKey = pointsKeyOf(dialog.commentKey);
  const [points, setPoints] = useState<readonly PointDemande[]>(() => (isAsking ? readPoints(pointsKey) : []));
  const change = (asked: readonly PointDemande[]) => {
    setPoints(asked);
    keepPoints(pointsKey, asked);
  };
  const isTooEarly = dateSuspension !== null && dateSuspension < minSuspensionDate(today, delaiSuspensionJours);
  return (
    <ActionDialog
      {...dialog}
      type="DA"
      {...wordsOf(t, dialog.action.key, demande)}
      affectables={demande.affectables}
      isIncomplete={isTooEarly || points.some(({ commentaire }) => isEmpty(commentaire))}
      onConfirm={(input) => onConfirm({ ...input, dateSuspension, points })}
    >
      {isAsking
        ? (isChecked) => (
            <>
              <PointsField ancres={ancresOf(t)} points={points} onChange={change} isChecked={isChecked} />
              <SuspensionDate value={dateSuspension} isTooEarly={isTooEarly} onChange={setDateSuspension} />
            </>
          )
        : undefined}
    </ActionDialog>
  );
}
