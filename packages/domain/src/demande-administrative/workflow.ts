import type { ActionForm } from '../demande/faultsOfNeeds.ts';
import type { Step } from '../demande/judgeStep.ts';
import type { Line, Workflow } from '../demande/Workflow.ts';
import type { Capability } from '../role/capability.ts';
import { minSuspensionDate } from './minSuspensionDate.ts';
import { DA_TASK_KEYS, type DaTaskKey } from './taskKeys.ts';

/** Actions of a demande administrative (rules/dossier#steps; claim, release and assign as rules/demandes#steps). */
export const DA_ACTION_KEYS = [
  'Soumet',
  'Supprime',
  'DemandeComplement',
  'Rejette',
  'Confirme',
  'Renvoie',
  'Modifie',
  'DemandeMiseAJour',
  'PrendEnCharge',
  'Libere',
  'Affecte',
] as const;
export type DaActionKey = (typeof DA_ACTION_KEYS)[number];

/** The copies of a demande: nothing validated yet, or a validated copy, with or without changes that need an instruction (rules/dossier#steps). */
export const DA_REVISIONS = ['premiere', 'courante', 'sensible'] as const;
export type DaRevision = (typeof DA_REVISIONS)[number];

/** What the server does beside moving the task. */
export type DaEffect =
  | 'check-soumission'
  | 'create-entite'
  | 'set-numero'
  | 'activate-entite'
  | 'role-dm-becomes-g'
  | 'lift-suspension'
  | 'set-suspension'
  | 'close-linked-drafts'
  | 'working-copy'
  | 'apply-copy'
  | 'restore-copy'
  | 'erase'
  | 'claim'
  | 'release'
  | 'assign';

/** Conditions on the copies of a demande administrative for an action to exist (rules/dossier#steps). */
export type DaCondition = 'jamais-validee' | 'deja-validee' | 'a-examiner' | 'sans-examen';

/** What an action requires, of what is sent with it or of the demande. */
export type DaRequirement = 'commentaire' | 'commentaire-ou-points' | 'affectation' | 'date-suspension';

/** A line of the workflow of a demande administrative. */
export type DaTransition = Line<DaTaskKey, DaActionKey, DaEffect, DaCondition, DaRequirement>;

/** The state of a demande administrative that decides which actions exist. */
export type DaEtat = { readonly taskKey: DaTaskKey; readonly revision: DaRevision };

type Details = Partial<Pick<DaTransition, 'effects' | 'when' | 'needs'>>;

const row = (
  task: DaTaskKey,
  action: DaActionKey,
  who: Capability,
  next: DaTaskKey,
  { effects = [], when = [], needs = [] }: Details = {},
): DaTransition => ({ task, action, who, next, effects, when, needs });

const assign = (task: DaTaskKey, who: Capability): DaTransition =>
  row(task, 'Affecte', who, task, { effects: ['assign'], needs: ['affectation'] });

const ownership = (task: DaTaskKey, who: Capability): readonly DaTransition[] => [
  row(task, 'PrendEnCharge', who, task, { effects: ['claim'] }),
  row(task, 'Libere', who, task, { effects: ['release'] }),
  assign(task, who),
];

const updateAsked = (who: Capability): DaTransition =>
  row('validee', 'DemandeMiseAJour', who, 'da_complement', {
    effects: ['set-suspension'],
    needs: ['commentaire-ou-points', 'date-suspension'],
  });

const LINES: readonly DaTransition[] = [
  row('da_saisie', 'Soumet', 'edit-demande', 'da_instruction', {
    effects: ['check-soumission', 'create-entite', 'set-numero'],
    when: ['a-examiner'],
  }),
  row('da_saisie', 'Soumet', 'edit-demande', 'validee', {
    effects: ['check-soumission', 'apply-copy'],
    when: ['sans-examen'],
  }),
  row('da_saisie', 'Supprime', 'delete-demande', 'supprimee', {
    effects: ['erase'],
    when: ['jamais-validee'],
    needs: ['commentaire'],
  }),
  row('da_saisie', 'Supprime', 'delete-demande', 'validee', {
    effects: ['restore-copy'],
    when: ['deja-validee'],
    needs: ['commentaire'],
  }),
  row('da_instruction', 'Soumet', 'instruct-demande', 'validee', {
    effects: ['activate-entite', 'role-dm-becomes-g', 'lift-suspension'],
  }),
  row('da_instruction', 'DemandeComplement', 'instruct-demande', 'da_complement', {
    effects: ['set-suspension'],
    needs: ['commentaire-ou-points', 'date-suspension'],
  }),
  row('da_instruction', 'Rejette', 'instruct-demande', 'da_validation_rejet', { needs: ['commentaire'] }),
  ...ownership('da_instruction', 'instruct-demande'),
  assign('da_instruction', 'validate-instruction'),
  row('da_validation_rejet', 'Confirme', 'validate-instruction', 'refusee', {
    effects: ['close-linked-drafts'],
    when: ['jamais-validee'],
    needs: ['commentaire'],
  }),
  row('da_validation_rejet', 'Confirme', 'validate-instruction', 'validee', {
    effects: ['restore-copy'],
    when: ['deja-validee'],
    needs: ['commentaire'],
  }),
  row('da_validation_rejet', 'Renvoie', 'validate-instruction', 'da_instruction', { needs: ['commentaire'] }),
  ...ownership('da_validation_rejet', 'validate-instruction'),
  row('da_complement', 'Soumet', 'edit-demande', 'da_instruction', { effects: ['check-soumission'] }),
  row('validee', 'Modifie', 'edit-demande', 'da_saisie', { effects: ['working-copy'] }),
  updateAsked('instruct-demande'),
  updateAsked('validate-instruction'),
  row('refusee', 'Supprime', 'delete-demande-refusee', 'supprimee', { effects: ['erase'], needs: ['commentaire'] }),
];

/** What a person answers to an action of a demande administrative, with what it is judged by. */
export type DaForm = {
  readonly today: string;
  readonly hasComment: boolean;
  /** Whether a point says what is wanted. */
  readonly hasPoints: boolean;
  readonly hasAssignee: boolean;
  /** The suspension that already stands. */
  readonly dateSuspensionAdministrative: string | null;
  /** The suspension that this action asks for, if any. */
  readonly dateSuspensionDemandee: string | null;
  /** Days between today and the earliest suspension (a setting). */
  readonly delaiSuspensionJours: number;
};

/** What a step of a demande administrative is asked with, and judged by. */
export type DaStep = Step<DaEtat> & DaForm;

/** Why a step is refused; each is a key under `erreurs.`. */
export type DaRefusal =
  | 'demande.commentaire-requis'
  | 'demande.affectation-requise'
  | 'demande.date-suspension-trop-proche';

/** The date that already stands may be sent again: it asks for nothing new. */
function isTooClose({ dateSuspensionDemandee: wanted, ...asked }: DaForm): boolean {
  const isAsked = wanted !== null && wanted !== asked.dateSuspensionAdministrative;
  return isAsked && wanted < minSuspensionDate(asked.today, asked.delaiSuspensionJours);
}

const JUDGES: Readonly<Record<DaRequirement, (form: DaForm) => DaRefusal | null>> = {
  commentaire: ({ hasComment }) => (hasComment ? null : 'demande.commentaire-requis'),
  'commentaire-ou-points': ({ hasComment, hasPoints }) =>
    hasComment || hasPoints ? null : 'demande.commentaire-requis',
  affectation: ({ hasAssignee }) => (hasAssignee ? null : 'demande.affectation-requise'),
  'date-suspension': (asked) => (isTooClose(asked) ? 'demande.date-suspension-trop-proche' : null),
};

/** The fields of an action of a demande administrative. */
export const DA_FORM: ActionForm<DaRequirement, DaForm, DaRefusal> = {
  judges: JUDGES,
  fields: {
    'demande.commentaire-requis': 'draftWorkflowComment',
    'demande.affectation-requise': 'currentWorkflowTask.assignedUserHabilisId',
    'demande.date-suspension-trop-proche': 'dateSuspensionAdministrative',
  },
};

/** The whole workflow as a table; nothing else decides a next task (rules/dossier#steps; who deletes, rules/rights#matrix). */
export const DA_WORKFLOW: Workflow<DaTransition, DaEtat, DaStep, DaRefusal> = {
  tasks: DA_TASK_KEYS,
  lines: LINES,
  over: ['refusee', 'supprimee'],
  resting: ['validee'],
  endings: ['Supprime'],
  judgedAnywhere: ['Supprime'],
  filledBy: 'edit-demande',
  savedBy: ['edit-demande', 'instruct-demande'],
  holds: {
    'jamais-validee': ({ revision }) => revision === 'premiere',
    'deja-validee': ({ revision }) => revision !== 'premiere',
    'a-examiner': ({ revision }) => revision !== 'courante',
    'sans-examen': ({ revision }) => revision === 'courante',
  },
  judges: JUDGES,
  offeredWith: {},
};
