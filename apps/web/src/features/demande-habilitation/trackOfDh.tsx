import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { elapsedShare } from '@habilis/domain/date/elapsedShare';
import { milestoneOf } from '@habilis/domain/demande-habilitation/milestoneOf';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { MilestoneStep } from '@habilis/ui/MilestoneTrack';
import { taskFacts } from '../../demande/demandeTrack.tsx';
import { MILESTONE_LABELS } from './MILESTONE_LABELS.ts';

type Viewer = { readonly today: string; readonly isDemandeur: boolean };

/** Rank of the step in which the commission decides. */
const DECISION = 3;
const OVER = new Set(['acceptee', 'abandonnee', 'supprimee']);

function holderOf(t: Texts, demande: DemandeHabilitation, isDemandeur: boolean): string {
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const isTheirs = task === 'complement' || task === 'suppression_apres_refus';
  if (isTheirs) return t(isDemandeur ? 'workflow.vous' : 'workflow.l-entite');
  const network = t.find(`workflow.chez.${task}`) ?? demande.caisse?.libelle ?? '';
  return isDemandeur
    ? network
    : (demande.nomPrenomAssignedUserHabilis ?? t('workflow.non-affecte', { caisse: network }));
}

/** The commission's day, and whether its decision is recorded but not sent yet. */
function meetingOf(t: Texts, { dateCnh, decisionEnAttente }: DemandeHabilitation): string | undefined {
  if (dateCnh === null) return undefined;
  const day = t('workflow.commission-le', { date: formatDate(dateCnh) });
  return decisionEnAttente === null ? day : `${day} ${t('workflow.commission.lettre-attend')}`;
}

/** What its entite may do once it is refused. */
const refusalSentence = (t: Texts, { finRecours }: DemandeHabilitation): string =>
  t(finRecours === null ? 'workflow.phrase.refus-suppression' : 'workflow.phrase.refus-recours');

/** The current step of a demande, from 1; 0 before the first. A complement stays on the step to which it comes back (rules/design#milestone-track). */
function currentStep({ currentWorkflowTask, retourTache }: DemandeHabilitation): number {
  const task = currentWorkflowTask.currentTaskDefinitionKey;
  if (task === 'acceptee') return MILESTONE_LABELS.length + 1;
  if (OVER.has(task)) return MILESTONE_LABELS.length;
  return milestoneOf(task === 'complement' && retourTache !== null ? retourTache : task);
}

/** The four steps of a habilitation demande for the track, and how much of the current step's time has passed. */
export function trackOfDh(t: Texts, demande: DemandeHabilitation, { today, isDemandeur }: Viewer) {
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const current = currentStep(demande);
  const { dateDebutTache: start, dateEcheance: due } = demande;
  const holder = holderOf(t, demande, isDemandeur);
  const isWaiting = isDemandeur && hasHolder(task);
  // The days that the network gives itself to plan or write a decision are not its day.
  const told = isWaiting && current === DECISION ? null : due;
  const isRefused = task === 'suppression_apres_refus';
  const facts = taskFacts(t, {
    holder,
    start,
    due: told,
    isInformation: isWaiting,
    ...(isRefused ? { dueLabel: t('workflow.suppression-le') } : {}),
  });
  // A demande given up before a decision has completed none of the earlier steps.
  const isCut = OVER.has(task) && task !== 'acceptee' && demande.decision === null;
  const stateOf = (rank: number) => {
    // What its caisse rejects never went beyond the first step.
    if (rank < current) return isCut || (isRefused && demande.decision === null && rank > 1) ? 'todo' : 'done';
    if (rank > current) return 'todo';
    return OVER.has(task) ? 'stopped' : 'current';
  };
  const steps = MILESTONE_LABELS.map((key, index): MilestoneStep => {
    const rank = index + 1;
    const state = stateOf(rank);
    const meeting = rank === DECISION ? meetingOf(t, demande) : undefined;
    const usual = isDemandeur && state !== 'done' ? t.find(`${key.replace('jalon', 'phrase')}-DH`) : undefined;
    const sentence = isDemandeur && isRefused && state === 'current' ? refusalSentence(t, demande) : usual;
    return {
      key,
      label: t(key),
      ...(state === 'done' || state === 'stopped'
        ? { state, stateLabel: t(state === 'done' ? 'workflow.jalon.termine' : 'workflow.jalon.arrete') }
        : { state }),
      sentence: state === 'stopped' ? t.find(`workflow.tache.${task}`) : (meeting ?? sentence),
      facts: state === 'current' ? facts : [],
    };
  });
  return { steps, ratio: start === null || due === null ? 0 : elapsedShare({ start, due, today }) };
}
