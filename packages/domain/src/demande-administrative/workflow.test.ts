import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { actionsOnTask } from '../demande/actionsOnTask.ts';
import { milestoneOfDemandeAdministrative } from './milestoneOfDemandeAdministrative.ts';
import { DA_TASK_KEYS, type DaTaskKey } from './taskKeys.ts';
import { transition } from './transition.ts';
import { steps, whole, revisionsOf } from './test/steps.ts';
import {
  DA_ACTION_KEYS,
  DA_REVISIONS,
  DA_WORKFLOW,
  type DaActionKey,
  type DaEffect,
  type DaRevision,
} from './workflow.ts';

const FORBIDDEN = { ok: false, reason: 'demande.action-interdite' };
const WANTS_COMMENT = { ok: false, reason: 'demande.commentaire-requis' };

type Row = readonly [
  string,
  DaTaskKey,
  DaActionKey,
  readonly RoleType[],
  DaTaskKey,
  readonly DaEffect[],
  'comment' | 'no comment',
  revisions?: readonly DaRevision[],
];
// The table, written a second time by hand.
const TABLE: readonly Row[] = [
  [
    '[DA18] the draft is submitted',
    'da_saisie',
    'Soumet',
    ['DM', 'G'],
    'da_instruction',
    ['check-soumission', 'create-entite', 'set-numero'],
    'no comment',
    ['premiere', 'sensible'],
  ],
  [
    '[DA71] a working copy that needs no examination is submitted',
    'da_saisie',
    'Soumet',
    ['DM', 'G'],
    'validee',
    ['check-soumission', 'apply-copy'],
    'no comment',
    ['courante'],
  ],
  [
    '[DA19] the draft is deleted',
    'da_saisie',
    'Supprime',
    ['DM', 'G', 'ADM', 'S'],
    'supprimee',
    ['erase'],
    'comment',
    ['premiere'],
  ],
  [
    '[DA73] a working copy is dropped',
    'da_saisie',
    'Supprime',
    ['DM', 'G', 'ADM', 'S'],
    'validee',
    ['restore-copy'],
    'comment',
    ['courante', 'sensible'],
  ],
  [
    '[P55] a refused demande is deleted, by the commission too',
    'refusee',
    'Supprime',
    ['DM', 'G', 'ADM', 'S', 'CNH'],
    'supprimee',
    ['erase'],
    'comment',
  ],
  [
    '[DA20] the instructeur validates',
    'da_instruction',
    'Soumet',
    ['I'],
    'validee',
    ['activate-entite', 'role-dm-becomes-g', 'lift-suspension'],
    'no comment',
  ],
  [
    '[DA21] the instructeur asks for a complement',
    'da_instruction',
    'DemandeComplement',
    ['I'],
    'da_complement',
    ['set-suspension'],
    'comment',
  ],
  [
    '[DA22] the instructeur proposes to reject',
    'da_instruction',
    'Rejette',
    ['I'],
    'da_validation_rejet',
    [],
    'comment',
  ],
  [
    '[DA23] the manager confirms the rejection',
    'da_validation_rejet',
    'Confirme',
    ['RC'],
    'refusee',
    ['close-linked-drafts'],
    'comment',
    ['premiere'],
  ],
  [
    '[DA85] the manager confirms the rejection of a working copy: the validated one stands again',
    'da_validation_rejet',
    'Confirme',
    ['RC'],
    'validee',
    ['restore-copy'],
    'comment',
    ['courante', 'sensible'],
  ],
  ['[DA24] the manager sends back', 'da_validation_rejet', 'Renvoie', ['RC'], 'da_instruction', [], 'comment'],
  [
    '[DA25] the complement is submitted, the suspension stays',
    'da_complement',
    'Soumet',
    ['DM', 'G'],
    'da_instruction',
    ['check-soumission'],
    'no comment',
  ],
  [
    '[DA26] a validated demande is changed on a copy',
    'validee',
    'Modifie',
    ['DM', 'G'],
    'da_saisie',
    ['working-copy'],
    'no comment',
  ],
  [
    '[DA27] an update is asked for',
    'validee',
    'DemandeMiseAJour',
    ['I', 'RC'],
    'da_complement',
    ['set-suspension'],
    'comment',
  ],
  [
    '[DA28][DA29] an examination is claimed',
    'da_instruction',
    'PrendEnCharge',
    ['I'],
    'da_instruction',
    ['claim'],
    'no comment',
  ],
  [
    '[DA28][DA29] an examination is released',
    'da_instruction',
    'Libere',
    ['I'],
    'da_instruction',
    ['release'],
    'no comment',
  ],
  [
    '[DA28][DA29] an examination is assigned',
    'da_instruction',
    'Affecte',
    ['I', 'RC'],
    'da_instruction',
    ['assign'],
    'no comment',
  ],
  [
    '[DA28] a rejection is claimed',
    'da_validation_rejet',
    'PrendEnCharge',
    ['RC'],
    'da_validation_rejet',
    ['claim'],
    'no comment',
  ],
  [
    '[DA28] a rejection is released',
    'da_validation_rejet',
    'Libere',
    ['RC'],
    'da_validation_rejet',
    ['release'],
    'no comment',
  ],
  [
    '[DA28] a rejection is assigned',
    'da_validation_rejet',
    'Affecte',
    ['RC'],
    'da_validation_rejet',
    ['assign'],
    'no comment',
  ],
];

const LINES = TABLE.map(([title, taskKey, actionKey, who, next, effects, comment, revisions = DA_REVISIONS]) => ({
  title,
  taskKey,
  actionKey,
  who,
  taken: { ok: true, action: actionKey, next, effects, dateSuspensionAdministrative: null },
  wantsComment: comment === 'comment',
  revisions,
}));

test.each(LINES)('$title', ({ taskKey, actionKey, who, taken, wantsComment, revisions }) => {
  for (const [role, revision] of ROLE_TYPES.flatMap((each) => revisions.map((other) => [each, other] as const))) {
    const asked = { ...whole, taskKey, actionKey, role, revision };
    const expected = who.includes(role) ? taken : FORBIDDEN;
    expect(transition(asked)).toEqual(expected);
    const silent = transition({ ...asked, hasComment: false });
    expect(silent).toEqual(wantsComment && who.includes(role) ? WANTS_COMMENT : expected);
  }
});
test('[DA3] nothing stands in the workflow that the table above has not', () => {
  const lines = TABLE.flatMap(([, task, action, , next, , , revisions = DA_REVISIONS]) =>
    revisions.map((revision) => `${task} ${action} ${revision} ${next}`),
  );
  const written = DA_WORKFLOW.lines.flatMap(({ task, action, next, when }) =>
    revisionsOf(when).map((revision) => `${task} ${action} ${revision} ${next}`),
  );
  expect(new Set(written)).toEqual(new Set(lines));
  const known = new Set(TABLE.map(([, task, action]) => `${task} ${action}`));
  fc.assert(
    fc.property(steps, (step) => !transition(step).ok || known.has(`${step.taskKey} ${step.actionKey ?? 'Soumet'}`)),
  );
});
test('[DA31] nobody acts on supprimee, and of a refused demande one may only be rid', () => {
  for (const role of ROLE_TYPES) {
    expect(actionsOnTask(DA_WORKFLOW, { taskKey: 'supprimee', role })).toEqual([]);
    expect(actionsOnTask(DA_WORKFLOW, { taskKey: 'refusee', role }).every(({ key }) => key === 'Supprime')).toBe(true);
  }
  fc.assert(
    fc.property(steps, fc.constantFrom<DaTaskKey>('refusee', 'supprimee'), (step, taskKey) => {
      const outcome = transition({ ...step, taskKey });
      expect(!outcome.ok || (taskKey === 'refusee' && outcome.action === 'Supprime')).toBe(true);
    }),
  );
});
test('[DA32] no role outside DM, G, I, RC acts on a demande administrative, but to delete it', () => {
  const acting = (isDeletion: boolean) =>
    new Set(
      ROLE_TYPES.filter((role) =>
        DA_TASK_KEYS.some((taskKey) =>
          actionsOnTask(DA_WORKFLOW, { taskKey, role }).some(({ key }) => (key === 'Supprime') === isDeletion),
        ),
      ),
    );
  expect(acting(false)).toEqual(new Set(['DM', 'G', 'I', 'RC']));
  expect(acting(true)).toEqual(new Set(['DM', 'G', 'ADM', 'S', 'CNH']));
});
test('[P55] CNH deletes a demande only after its refusal', () => {
  const deletes = DA_TASK_KEYS.filter((taskKey) =>
    DA_REVISIONS.some((revision) => transition({ ...whole, taskKey, revision, role: 'CNH', actionKey: 'Supprime' }).ok),
  );
  expect(deletes).toEqual(['refusee']);
});
test('[DA33] who may submit a task may save its draft', () => {
  const savers = (taskKey: DaTaskKey) =>
    ROLE_TYPES.filter((role) => actionsOnTask(DA_WORKFLOW, { taskKey, role }).some(({ key }) => key === 'Soumet'));
  expect(DA_TASK_KEYS.map((taskKey) => [taskKey, savers(taskKey)])).toEqual([
    ['da_saisie', ['DM', 'G']],
    ['da_instruction', ['I']],
    ['da_complement', ['DM', 'G']],
    ['da_validation_rejet', []],
    ['validee', []],
    ['refusee', []],
    ['supprimee', []],
  ]);
});
test('[DA34] what is offered is what is accepted, each action once', () => {
  fc.assert(
    fc.property(steps, (step) => {
      const offered = actionsOnTask(DA_WORKFLOW, step);
      expect(new Set(offered.map(({ key }) => key)).size).toBe(offered.length);
      for (const actionKey of DA_ACTION_KEYS) {
        const asked = {
          ...step,
          actionKey,
          hasComment: true,
          hasAssignee: true,
          dateSuspensionDemandee: null,
          dateSuspensionAdministrative: null,
        };
        expect(transition(asked).ok).toBe(offered.some(({ key }) => key === actionKey));
      }
    }),
  );
  expect(actionsOnTask(DA_WORKFLOW, { taskKey: 'da_instruction', role: 'I' })).toEqual([
    { key: 'Soumet', commentaireRequis: false, avisRequis: false, affectationRequise: false },
    { key: 'DemandeComplement', commentaireRequis: true, avisRequis: false, affectationRequise: false },
    { key: 'Rejette', commentaireRequis: true, avisRequis: false, affectationRequise: false },
    { key: 'PrendEnCharge', commentaireRequis: false, avisRequis: false, affectationRequise: false },
    { key: 'Libere', commentaireRequis: false, avisRequis: false, affectationRequise: false },
    { key: 'Affecte', commentaireRequis: false, avisRequis: false, affectationRequise: true },
  ]);
});
test('[DA16] preparation, examination, close', () => {
  expect(DA_TASK_KEYS.map((key) => [key, milestoneOfDemandeAdministrative(key)])).toEqual([
    ['da_saisie', 0],
    ['da_instruction', 1],
    ['da_complement', 1],
    ['da_validation_rejet', 1],
    ['validee', 2],
    ['refusee', 2],
    ['supprimee', 2],
  ]);
});
