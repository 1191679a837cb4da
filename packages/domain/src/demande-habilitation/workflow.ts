import type { Line, Workflow } from '../demande/Workflow.ts';
import type { Capability } from '../role/capability.ts';
import type { Decision } from './decisions.ts';
import type { DhEtat } from './DhEtat.ts';
import { isSeanceVenue } from './isSeanceVenue.ts';
import { DH_JUDGES, type DhRefusal, type DhRequirement, type DhStep } from './needs.ts';
import { DH_TASK_KEYS, type DhTaskKey } from './taskKeys.ts';

/** Actions of a demande d'habilitation (rules/demandes#steps). */
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
    needs: ['commentaire-ou-points', 'avis-complement'],
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

/** The whole workflow as a table; nothing else decides a next task (rules/demandes#steps; who deletes, rules/rights#matrix). */
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
  judges: DH_JUDGES,
  // No decision before its day.
  offeredWith: { 'jour-cnh': ({ dateCnh }, today) => isSeanceVenue(dateCnh, today) },
};

/** Automatic steps, once the due date of a task is past (rules/demandes#steps). */
export const DH_TIMERS = [
  { task: 'complement', action: 'Expire', next: 'abandonnee' },
  { task: 'suppression_apres_refus', action: 'Expire', next: 'supprimee' },
] as const satisfies readonly { readonly task: DhTaskKey; readonly action: string; readonly next: DhTaskKey }[];

/** Tasks to which an administrator may force a live demande; none of them grants anything (rules/demandes#steps). */
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
