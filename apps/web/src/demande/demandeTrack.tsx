import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { elapsedShare } from '@habilis/domain/date/elapsedShare';
import { milestoneOfDemandeAdministrative } from '@habilis/domain/demande-administrative/milestoneOfDemandeAdministrative';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import type { MilestoneStep } from '@habilis/ui/MilestoneTrack';
import { DueDay } from '../alerte/DueDay.tsx';

type Viewer = { readonly today: string; readonly isDemandeur: boolean };

function holderOf(t: Texts, demande: DemandeAdministrative, isDemandeur: boolean): string {
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  if (task === 'da_saisie' || task === 'da_complement')
    return isDemandeur ? t('workflow.vous') : t('workflow.l-entite');
  const caisse = demande.caisseInstructrice?.libelle ?? '';
  if (isDemandeur) return caisse;
  return demande.assignedUserNomPrenom ?? t('workflow.non-affecte', { caisse });
}

type Held = {
  readonly holder: string;
  readonly start: string | null;
  readonly due: string | null;
  /** Whether the reader waits for somebody else. */
  readonly isInformation: boolean;
  /** What happens on its last day. @default asked of its holder, or expected by its reader */
  readonly dueLabel?: string;
};

/** Who holds the current step, since when, and until when. */
export function taskFacts(
  t: Texts,
  { holder, start, due, isInformation, dueLabel = t(isInformation ? 'workflow.attendu' : 'workflow.a-rendre') }: Held,
): NonNullable<MilestoneStep['facts']> {
  return [
    { label: t('workflow.chez'), value: holder },
    ...(start === null ? [] : [{ label: t('workflow.depuis'), value: <Identifier>{formatDate(start)}</Identifier> }]),
    ...(start === null || due === null
      ? []
      : [
          {
            label: dueLabel,
            value: <DueDay start={start} due={due} isInformation={isInformation} />,
          },
        ]),
  ];
}

/** The steps of a demande administrative as the track shows them, with how much of the current step's time has passed. */
export function trackOf(
  t: Texts,
  demande: DemandeAdministrative,
  viewer: Viewer,
): { steps: MilestoneStep[]; ratio: number } {
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const current = milestoneOfDemandeAdministrative(task);
  const sentences = [
    t('workflow.phrase.saisie'),
    t(task === 'da_complement' ? 'workflow.phrase.complement' : 'workflow.phrase.instruction'),
    t('workflow.phrase.cloture'),
  ];
  const labels = [t('workflow.jalon.saisie'), t('workflow.jalon.instruction'), t('workflow.jalon.cloture')];
  const holder = holderOf(t, demande, viewer.isDemandeur);
  const { dateDebutTache: start, dateEcheance: due } = demande;
  const closing = task === 'validee' ? 'done' : 'stopped';
  const steps = labels.map((label, index): MilestoneStep => {
    const state = index < current ? 'done' : index > current ? 'todo' : index === 2 ? closing : 'current';
    const sentence = viewer.isDemandeur && state !== 'done' ? sentences[index] : undefined;
    const closed = index === 2 && state !== 'todo' ? t.find(`workflow.tache.${task}`) : undefined;
    return {
      key: label,
      label,
      ...(state === 'done' || state === 'stopped'
        ? { state, stateLabel: t(state === 'done' ? 'workflow.jalon.termine' : 'workflow.jalon.arrete') }
        : { state }),
      sentence: closed ?? sentence,
      facts:
        state === 'current'
          ? taskFacts(t, { holder, start, due, isInformation: viewer.isDemandeur && hasHolder(task) })
          : [],
    };
  });
  return {
    steps,
    ratio: start === null || due === null ? 0 : elapsedShare({ start, due, today: viewer.today }),
  };
}
