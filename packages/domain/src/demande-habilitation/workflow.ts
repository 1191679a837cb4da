import type { AvisSaisi } from '../avis/avisTypes.ts';
import { refusalOfAvis } from '../avis/refusalOfAvis.ts';
import type { Step } from '../demande/judgeStep.ts';
import type { Line, Workflow } from '../demande/Workflow.ts';
import type { Capability } from '../role/capability.ts';
import type { Decision } from './decisions.ts';
import type { DhEtat } from './DhEtat.ts';
import { isSeanceVenue } from './isSeanceVenue.ts';
import { type RefusDateCnh, refusalOfDateCnh } from './refusalOfDateCnh.ts';
import { type RefusDateDebut, refusalOfDateDebut } from './refusalOfDateDebut.ts';
import { DH_TASK_KEYS, type DhTaskKey } from './taskKeys.ts';

/** Actions of a demande d'habilitation (domain, C.1). */
export const DH_ACTION_KEYS = [
  'Soumet',
  'Supprime',
  'Abandonne',
  'DemandeComplement',
  'Irrecevable',
  'Renvoie',
  'Rejette',
  'SansExpertise',
  'SeDessaisit',
  'RenvoieExpert',
  'RenvoieRepartition',
  'AjournePourComplement',
  'Replanifie',
  'Deprogramme',
  'Recours',
  'PrendEnCharge',
  'Libere',
  'Affecte',
] as const;
export type DhActionKey = (typeof DH_ACTION_KEYS)[number];

/** What the server does beside moving the task. */
export type DhEffect =
  | 'check-soumission'
  | 'freeze-avis'
  | 'mark-irrecevable'
  | 'ask-complement'
  | 'decide'
  | 'appeal'
  | 'replan'
  | 'unplan'
  | 'erase'
  | 'claim'
  | 'release'
  | 'assign'
  | 'assign-expert'
  | 'drop-expert';

/** Conditions on the demande for an action to exist. */
export type DhCondition =
  | 'jamais-soumise'
  | 'deja-soumise'
  | 'irrecevable'
  | 'sans-expertise'
  | 'avec-expert'
  | 'avant-repartition'
  | 'recours-ouvert';

/** What an action requires, of what is sent with it or of the demande. */
export type DhRequirement =
  | 'commentaire'
  | 'affectation'
  | 'avis'
  | 'avis-defavorable'
  | 'dossier-valide'
  | 'date-cnh'
  | 'jour-cnh'
  | 'date-debut'
  | 'motif'
  | 'piece-recours'
  | 'avis-complement';

/** A line of the workflow of a demande d'habilitation, with the decision that it is about. */
export type DhTransition = Line<DhTaskKey, DhActionKey, DhEffect, DhCondition, DhRequirement, DhTaskKey | 'retour'> & {
  /** `retour` is the task that asked for a complement. */
  readonly next: DhTaskKey | 'retour';
  readonly decision: Decision | null;
};

type Details = Partial<Pick<DhTransition, 'effects' | 'when' | 'needs' | 'decision'>>;

const row = (
  task: DhTaskKey,
  action: DhActionKey,
  who: Capability,
  next: DhTransition['next'],
  { effects = [], when = [], needs = [], decision = null }: Details = {},
): DhTransition => ({ task, action, who, next, effects, when, needs, decision });

const claim = (task: DhTaskKey, who: Capability): readonly DhTransition[] => [
  row(task, 'PrendEnCharge', who, task, { effects: ['claim'] }),
  row(task, 'Libere', who, task, { effects: ['release'] }),
];
const assign = (task: DhTaskKey, who: Capability): DhTransition =>
  row(task, 'Affecte', who, task, { effects: ['assign'], needs: ['affectation'] });

const complement = (task: DhTaskKey, who: Capability): DhTransition =>
  row(task, 'DemandeComplement', who, 'complement', {
    effects: ['ask-complement'],
    needs: ['commentaire', 'avis-complement'],
  });

const decided = (decision: Decision, next: DhTaskKey, needs: readonly DhRequirement[]): DhTransition =>
  row('decision', 'Soumet', 'decide', next, { effects: ['decide'], needs: ['jour-cnh', ...needs], decision });

const LINES: readonly DhTransition[] = [
  row('saisie', 'Soumet', 'edit-demande', 'instruction', { effects: ['check-soumission'] }),
  row('saisie', 'Supprime', 'delete-demande', 'supprimee', {
    effects: ['erase'],
    when: ['jamais-soumise'],
    needs: ['commentaire'],
  }),
  // A draft never submitted is deleted: abandoning it would leave an empty demande behind.
  row('saisie', 'Abandonne', 'delete-demande', 'abandonnee', { when: ['deja-soumise'], needs: ['commentaire'] }),

  row('instruction', 'Soumet', 'instruct-demande', 'validation_instruction', {
    effects: ['freeze-avis'],
    needs: ['avis', 'dossier-valide'],
  }),
  complement('instruction', 'instruct-demande'),
  row('instruction', 'Irrecevable', 'instruct-demande', 'validation_instruction', {
    effects: ['freeze-avis', 'mark-irrecevable'],
    needs: ['avis-defavorable'],
  }),
  ...claim('instruction', 'instruct-demande'),
  assign('instruction', 'instruct-demande'),
  assign('instruction', 'validate-instruction'),
  row('instruction', 'Abandonne', 'delete-demande', 'abandonnee', { needs: ['commentaire'] }),

  row('validation_instruction', 'Soumet', 'validate-instruction', 'repartition'),
  row('validation_instruction', 'Renvoie', 'validate-instruction', 'instruction', { needs: ['commentaire'] }),
  row('validation_instruction', 'Rejette', 'validate-instruction', 'suppression_apres_refus', {
    when: ['irrecevable'],
    needs: ['commentaire'],
  }),
  ...claim('validation_instruction', 'validate-instruction'),
  assign('validation_instruction', 'validate-instruction'),

  row('repartition', 'Soumet', 'dispatch', 'sous_commission', { effects: ['assign-expert'], needs: ['affectation'] }),
  row('repartition', 'SansExpertise', 'dispatch', 'validation_demande', { when: ['sans-expertise'] }),
  row('repartition', 'Renvoie', 'dispatch', 'instruction', { needs: ['commentaire'] }),
  ...claim('repartition', 'dispatch'),
  assign('repartition', 'dispatch'),

  row('sous_commission', 'Soumet', 'give-expertise', 'validation_demande', {
    effects: ['freeze-avis'],
    needs: ['avis'],
  }),
  complement('sous_commission', 'give-expertise'),
  row('sous_commission', 'SeDessaisit', 'give-expertise', 'repartition', {
    effects: ['drop-expert'],
    needs: ['commentaire'],
  }),
  // When the expert leaves, nobody could give the task back: it must be assignable again.
  assign('sous_commission', 'dispatch'),
  assign('sous_commission', 'validate-demande'),

  row('validation_demande', 'Soumet', 'validate-demande', 'planification_decision', {
    effects: ['freeze-avis'],
    needs: ['avis'],
  }),
  row('validation_demande', 'RenvoieExpert', 'validate-demande', 'sous_commission', {
    when: ['avec-expert'],
    needs: ['commentaire'],
  }),
  row('validation_demande', 'RenvoieRepartition', 'validate-demande', 'repartition', { needs: ['commentaire'] }),
  complement('validation_demande', 'validate-demande'),
  ...claim('validation_demande', 'validate-demande'),
  assign('validation_demande', 'validate-demande'),

  row('planification_decision', 'Soumet', 'decide', 'decision', { needs: ['date-cnh'] }),
  ...claim('planification_decision', 'decide'),

  decided('ACCORDE', 'acceptee', ['date-debut']),
  decided('ACCORDE_SOUS_RESERVE', 'acceptee', ['date-debut', 'motif']),
  decided('AJOURNE', 'planification_decision', ['motif']),
  decided('REFUSE', 'suppression_apres_refus', ['motif']),
  row('decision', 'AjournePourComplement', 'decide', 'complement', {
    effects: ['decide', 'ask-complement'],
    needs: ['jour-cnh', 'motif'],
    decision: 'AJOURNE',
  }),
  // A planned day may be changed or removed.
  row('decision', 'Replanifie', 'decide', 'decision', { effects: ['replan'], needs: ['date-cnh'] }),
  row('decision', 'Deprogramme', 'decide', 'planification_decision', { effects: ['unplan'] }),
  ...claim('decision', 'decide'),

  row('complement', 'Soumet', 'edit-demande', 'retour', { effects: ['check-soumission'] }),
  row('complement', 'Abandonne', 'delete-demande', 'abandonnee', {
    when: ['avant-repartition'],
    needs: ['commentaire'],
  }),

  row('suppression_apres_refus', 'Supprime', 'delete-demande-refusee', 'supprimee', {
    effects: ['erase'],
    needs: ['commentaire'],
  }),
  row('suppression_apres_refus', 'Recours', 'edit-demande', 'planification_decision', {
    effects: ['appeal'],
    when: ['recours-ouvert'],
    needs: ['commentaire', 'piece-recours'],
  }),
];

/** What a step of a demande d'habilitation is asked with, and judged by. */
export type DhStep = Step<DhEtat> & {
  /** The last day that a commission or a habilitation may begin on. */
  readonly horizon: string;
  readonly hasComment: boolean;
  readonly hasAssignee: boolean;
  readonly isDossierValide: boolean;
  readonly avis: AvisSaisi | null;
  /** The commission's date that this action asks for, the one that stands when it asks for none. */
  readonly dateCnh: string | null;
  readonly decision: Decision | null;
  readonly hasMotif: boolean;
  /** First day of the habilitation, chosen by the commission. */
  readonly dateDebut: string | null;
  readonly hasPieceRecours: boolean;
};

/** Why a step is refused; each is a key under `erreurs.`. */
export type DhRefusal =
  | 'demande.commentaire-requis'
  | 'demande.affectation-requise'
  | 'demande.avis-requis'
  | 'demande.avis-defavorable-requis'
  | 'demande.avis-texte-requis'
  | 'demande.avis-interdit'
  | 'demande.dossier-administratif-non-valide'
  | RefusDateCnh
  | 'demande.decision-prematuree'
  | 'demande.motif-requis'
  | RefusDateDebut
  | 'demande.piece-recours-requise';

type Judge = (step: DhStep) => DhRefusal | null;

const unless =
  (holds: (step: DhStep) => boolean, reason: DhRefusal): Judge =>
  (step) =>
    holds(step) ? null : reason;

const JUDGES: Readonly<Record<DhRequirement, Judge>> = {
  commentaire: unless(({ hasComment }) => hasComment, 'demande.commentaire-requis'),
  affectation: unless(({ hasAssignee }) => hasAssignee, 'demande.affectation-requise'),
  avis: ({ avis }) => refusalOfAvis(avis, ['F', 'FR', 'D', 'SA']),
  'avis-defavorable': ({ avis }) =>
    avis?.type === 'D' ? refusalOfAvis(avis, ['D']) : 'demande.avis-defavorable-requis',
  // When a complement is asked for, no other avis is possible (domain, C.4).
  'avis-complement': ({ avis }) =>
    avis === null || avis.type === null || avis.type === 'DC' ? null : 'demande.avis-interdit',
  'dossier-valide': unless(({ isDossierValide }) => isDossierValide, 'demande.dossier-administratif-non-valide'),
  'date-cnh': ({ dateCnh, ...asked }) => refusalOfDateCnh(dateCnh, asked),
  // Judged by the date that stands, whatever date comes with the decision.
  'jour-cnh': unless(({ etat, today }) => isSeanceVenue(etat.dateCnh, today), 'demande.decision-prematuree'),
  'date-debut': ({ dateDebut, horizon, etat: { dateCnh } }) => refusalOfDateDebut(dateDebut, { dateCnh, horizon }),
  motif: unless(({ hasMotif }) => hasMotif, 'demande.motif-requis'),
  'piece-recours': unless(({ hasPieceRecours }) => hasPieceRecours, 'demande.piece-recours-requise'),
};

/** The whole workflow as a table; nothing else decides a next task (domain, C.1; who deletes, C.10). */
export const DH_WORKFLOW: Workflow<DhTransition, DhEtat, DhStep, DhRefusal> = {
  tasks: DH_TASK_KEYS,
  lines: LINES,
  over: ['acceptee', 'abandonnee', 'supprimee'],
  resting: [],
  endings: ['Supprime', 'Abandonne', 'Recours'],
  judgedAnywhere: [],
  filledBy: 'edit-demande',
  savedBy: ['edit-demande'],
  holds: {
    'jamais-soumise': ({ isJamaisSoumise }) => isJamaisSoumise,
    'deja-soumise': ({ isJamaisSoumise }) => !isJamaisSoumise,
    irrecevable: ({ isIrrecevable }) => isIrrecevable,
    'sans-expertise': ({ mode, isAvecReserve }) => mode !== 'INI' && !isAvecReserve,
    'avec-expert': ({ hasExpert }) => hasExpert,
    'avant-repartition': ({ retourTache }) => retourTache === null || retourTache === 'instruction',
    'recours-ouvert': ({ finRecours }, today) => finRecours !== null && today <= finRecours,
  },
  judges: JUDGES,
  // No decision before its day.
  offeredWith: { 'jour-cnh': ({ dateCnh }, today) => isSeanceVenue(dateCnh, today) },
};

/** Automatic steps, once the due date of a task is past (domain, C.1). */
export const DH_TIMERS = [
  { task: 'complement', action: 'Expire', next: 'abandonnee' },
  { task: 'suppression_apres_refus', action: 'Expire', next: 'supprimee' },
] as const satisfies readonly { readonly task: DhTaskKey; readonly action: string; readonly next: DhTaskKey }[];

/** Tasks to which an administrator may force a live demande; none of them grants anything (domain, C.1). */
export const FORCEABLE_TASKS = [
  'saisie',
  'complement',
  'instruction',
  'validation_instruction',
  'repartition',
  'sous_commission',
  'validation_demande',
  'planification_decision',
  'decision',
  'suppression_apres_refus',
] as const satisfies readonly DhTaskKey[];
