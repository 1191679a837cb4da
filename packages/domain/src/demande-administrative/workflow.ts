import type { Capability } from '../role/capability.ts';
import type { DaTaskKey } from './taskKeys.ts';

/** Actions of an administrative request (domain, C.3; claim, release and assign as in C.1). */
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

/** What stands behind a request: nothing validated yet, or a validated copy, changed or not in what needs an examination (domain, C.3). */
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

/** A line of the workflow: who may take which action on a task, what it asks for, where it leads and with which effects. */
export type DaTransition = {
  readonly task: DaTaskKey;
  readonly action: DaActionKey;
  readonly who: Capability;
  readonly next: DaTaskKey;
  readonly commentaireRequis: boolean;
  readonly affectationRequise: boolean;
  readonly effects: readonly DaEffect[];
  /** The requests that the line is about. */
  readonly revisions: readonly DaRevision[];
};

const row = (
  task: DaTaskKey,
  action: DaActionKey,
  who: Capability,
  next: DaTaskKey,
  effects: readonly DaEffect[],
  commentaireRequis = false,
): DaTransition => ({
  task,
  action,
  who,
  next,
  commentaireRequis,
  affectationRequise: action === 'Affecte',
  effects,
  revisions: DA_REVISIONS,
});

const only = (revisions: readonly DaRevision[], transition: DaTransition): DaTransition => ({
  ...transition,
  revisions,
});

const ownership = (task: DaTaskKey, who: Capability): readonly DaTransition[] => [
  row(task, 'PrendEnCharge', who, task, ['claim']),
  row(task, 'Libere', who, task, ['release']),
  row(task, 'Affecte', who, task, ['assign']),
];

/** The whole workflow as a table; nothing else decides a next task (domain, C.3; who deletes, C.10). */
export const DA_WORKFLOW: readonly DaTransition[] = [
  only(
    ['premiere', 'sensible'],
    row('da_saisie', 'Soumet', 'edit-demande', 'da_instruction', ['check-soumission', 'create-entite', 'set-numero']),
  ),
  only(['courante'], row('da_saisie', 'Soumet', 'edit-demande', 'validee', ['check-soumission', 'apply-copy'])),
  only(['premiere'], row('da_saisie', 'Supprime', 'delete-demande', 'supprimee', ['erase'], true)),
  only(['courante', 'sensible'], row('da_saisie', 'Supprime', 'delete-demande', 'validee', ['restore-copy'], true)),
  row('da_instruction', 'Soumet', 'instruct-demande', 'validee', [
    'activate-entite',
    'role-dm-becomes-g',
    'lift-suspension',
  ]),
  row('da_instruction', 'DemandeComplement', 'instruct-demande', 'da_complement', ['set-suspension'], true),
  row('da_instruction', 'Rejette', 'instruct-demande', 'da_validation_rejet', [], true),
  ...ownership('da_instruction', 'instruct-demande'),
  row('da_instruction', 'Affecte', 'validate-instruction', 'da_instruction', ['assign']),
  only(
    ['premiere'],
    row('da_validation_rejet', 'Confirme', 'validate-instruction', 'refusee', ['close-linked-drafts'], true),
  ),
  only(
    ['courante', 'sensible'],
    row('da_validation_rejet', 'Confirme', 'validate-instruction', 'validee', ['restore-copy'], true),
  ),
  row('da_validation_rejet', 'Renvoie', 'validate-instruction', 'da_instruction', [], true),
  ...ownership('da_validation_rejet', 'validate-instruction'),
  row('da_complement', 'Soumet', 'edit-demande', 'da_instruction', ['check-soumission']),
  row('validee', 'Modifie', 'edit-demande', 'da_saisie', ['working-copy']),
  row('validee', 'DemandeMiseAJour', 'instruct-demande', 'da_complement', ['set-suspension'], true),
  row('validee', 'DemandeMiseAJour', 'validate-instruction', 'da_complement', ['set-suspension'], true),
  row('refusee', 'Supprime', 'delete-demande-refusee', 'supprimee', ['erase'], true),
];
