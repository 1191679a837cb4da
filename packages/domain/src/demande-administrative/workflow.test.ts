import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { actionsPossibles } from './actionsPossibles.ts';
import { milestoneOfDemandeAdministrative } from './milestoneOfDemandeAdministrative.ts';
import { minSuspensionDate } from './minSuspensionDate.ts';
import { DA_TASK_KEYS, type DaTaskKey } from './taskKeys.ts';
import { type DaTransitionRequest, transition } from './transition.ts';
import { DA_ACTION_KEYS, type DaActionKey, type DaEffect, DA_WORKFLOW } from './workflow.ts';

const step: DaTransitionRequest = {
  taskKey: 'da_saisie',
  actionKey: null,
  role: 'DM',
  hasComment: true,
  hasAssignee: true,
  dateSuspensionAdministrative: null,
  dateSuspensionDemandee: null,
  today: '2026-11-20',
  delaiSuspensionJours: 15,
};
const FORBIDDEN = { ok: false, reason: 'demande.action-interdite' };
const WANTS_COMMENT = { ok: false, reason: 'demande.commentaire-requis' };
const tasks = fc.constantFrom(...DA_TASK_KEYS);
const roles = fc.constantFrom(...ROLE_TYPES);
const actions = fc.constantFrom<DaActionKey | null | 'Invente'>(...DA_ACTION_KEYS, null, 'Invente');
const requests: fc.Arbitrary<DaTransitionRequest> = fc.record({
  taskKey: tasks,
  actionKey: actions,
  role: roles,
  hasComment: fc.boolean(),
  hasAssignee: fc.boolean(),
  dateSuspensionAdministrative: fc.constantFrom(null, '2026-01-01', '2027-01-01'),
  dateSuspensionDemandee: fc.constantFrom(null, '2026-11-20', '2026-12-04', '2026-12-05', '2027-06-01'),
  today: fc.constant('2026-11-20'),
  delaiSuspensionJours: fc.constantFrom(0, 15, 60),
});

type Row = readonly [
  string,
  DaTaskKey,
  DaActionKey,
  readonly RoleType[],
  DaTaskKey,
  readonly DaEffect[],
  'comment' | 'no comment',
];
// The table of the study, written a second time by hand.
const TABLE: readonly Row[] = [
  [
    '[DA18] the draft is submitted',
    'da_saisie',
    'Soumet',
    ['DM', 'G'],
    'da_instruction',
    ['check-soumission', 'create-entite', 'set-numero'],
    'no comment',
  ],
  ['[DA19] the draft is deleted', 'da_saisie', 'Supprime', ['DM', 'G'], 'supprimee', [], 'comment'],
  [
    '[DA20] the examiner validates',
    'da_instruction',
    'Soumet',
    ['I'],
    'validee',
    ['activate-entite', 'role-dm-becomes-g', 'lift-suspension'],
    'no comment',
  ],
  [
    '[DA21] the examiner asks for a completion',
    'da_instruction',
    'DemandeComplement',
    ['I'],
    'da_complement',
    ['set-suspension'],
    'comment',
  ],
  ['[DA22] the examiner proposes to reject', 'da_instruction', 'Rejette', ['I'], 'da_validation_rejet', [], 'comment'],
  [
    '[DA23] the manager confirms the rejection',
    'da_validation_rejet',
    'Confirme',
    ['RC'],
    'refusee',
    ['close-linked-drafts'],
    'no comment',
  ],
  ['[DA24] the manager sends back', 'da_validation_rejet', 'Renvoie', ['RC'], 'da_instruction', [], 'comment'],
  [
    '[DA25] the completion is submitted, the suspension stays',
    'da_complement',
    'Soumet',
    ['DM', 'G'],
    'da_instruction',
    ['check-soumission'],
    'no comment',
  ],
  [
    '[DA26] a validated request is changed on a copy',
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

test.each(TABLE)('%s', (_title, taskKey, actionKey, who, next, effects, comment) => {
  for (const role of ROLE_TYPES) {
    const asked = { ...step, taskKey, actionKey, role };
    const expected = who.includes(role) ? { ok: true, action: actionKey, next, effects } : FORBIDDEN;
    expect(transition(asked)).toEqual(expected);
    const silent = transition({ ...asked, hasComment: false });
    expect(silent).toEqual(comment === 'comment' && who.includes(role) ? WANTS_COMMENT : expected);
  }
});
test('[DA3] nothing stands in the workflow that the table above has not', () => {
  const known = new Set(TABLE.map(([, task, action]) => `${task} ${action}`));
  expect(new Set(DA_WORKFLOW.map(({ task, action }) => `${task} ${action}`))).toEqual(known);
  fc.assert(
    fc.property(
      requests,
      (request) => !transition(request).ok || known.has(`${request.taskKey} ${request.actionKey ?? 'Soumet'}`),
    ),
  );
});
test('[DA1] a submit that names no action means Soumet', () => {
  expect(transition(step)).toMatchObject({ ok: true, action: 'Soumet', next: 'da_instruction' });
  fc.assert(
    fc.property(requests, (request) => {
      expect(transition({ ...request, actionKey: null })).toEqual(transition({ ...request, actionKey: 'Soumet' }));
    }),
  );
});
test('[DA2] the whole job: submit, ask, complete, validate', () => {
  const walk: [RoleType, DaActionKey | null][] = [
    ['DM', null],
    ['I', 'DemandeComplement'],
    ['G', null],
    ['I', 'Rejette'],
    ['RC', 'Renvoie'],
    ['I', null],
  ];
  const path = walk.reduce<DaTaskKey[]>(
    (seen, [role, actionKey]) => {
      const outcome = transition({ ...step, taskKey: seen.at(-1) ?? 'supprimee', role, actionKey });
      return outcome.ok ? [...seen, outcome.next] : seen;
    },
    ['da_saisie'],
  );
  expect(path).toEqual([
    'da_saisie',
    'da_instruction',
    'da_complement',
    'da_instruction',
    'da_validation_rejet',
    'da_instruction',
    'validee',
  ]);
});
test('[DA3] an unknown action is forbidden on every task', () => {
  fc.assert(
    fc.property(tasks, roles, fc.string(), (taskKey, role, actionKey) => {
      const isKnown = DA_ACTION_KEYS.some((key) => key === actionKey);
      return isKnown || !transition({ ...step, taskKey, role, actionKey }).ok;
    }),
  );
  expect(transition({ ...step, actionKey: 'soumet' })).toEqual(FORBIDDEN);
});
test('[DA31] nobody acts on refusee nor on supprimee', () => {
  fc.assert(
    fc.property(requests, fc.constantFrom<DaTaskKey>('refusee', 'supprimee'), (request, taskKey) => {
      expect(transition({ ...request, taskKey }).ok).toBe(false);
      expect(actionsPossibles({ taskKey, role: request.role })).toEqual([]);
    }),
  );
});
test('[DA32] no role outside DM, G, I, RC acts on an administrative request', () => {
  const acting = ROLE_TYPES.filter((role) =>
    DA_TASK_KEYS.some((taskKey) => actionsPossibles({ taskKey, role }).length > 0),
  );
  expect(new Set(acting)).toEqual(new Set(['DM', 'G', 'I', 'RC']));
});
test('[DA33] who may submit a task may save its draft', () => {
  const savers = (taskKey: DaTaskKey) =>
    ROLE_TYPES.filter((role) => actionsPossibles({ taskKey, role }).some(({ key }) => key === 'Soumet'));
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
    fc.property(requests, (request) => {
      const offered = actionsPossibles(request);
      expect(new Set(offered.map(({ key }) => key)).size).toBe(offered.length);
      for (const actionKey of DA_ACTION_KEYS) {
        const asked = {
          ...request,
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
  expect(actionsPossibles({ taskKey: 'da_instruction', role: 'I' })).toEqual([
    { key: 'Soumet', commentaireRequis: false, affectationRequise: false },
    { key: 'DemandeComplement', commentaireRequis: true, affectationRequise: false },
    { key: 'Rejette', commentaireRequis: true, affectationRequise: false },
    { key: 'PrendEnCharge', commentaireRequis: false, affectationRequise: false },
    { key: 'Libere', commentaireRequis: false, affectationRequise: false },
    { key: 'Affecte', commentaireRequis: false, affectationRequise: true },
  ]);
});
test('[DA4] an action that wants a comment or a person is refused without, as its offer says', () => {
  for (const taskKey of DA_TASK_KEYS) {
    for (const role of ROLE_TYPES) {
      for (const { key, commentaireRequis, affectationRequise } of actionsPossibles({ taskKey, role })) {
        const asked = { ...step, taskKey, role, actionKey: key };
        expect(transition({ ...asked, hasComment: false }).ok).toBe(!commentaireRequis);
        expect(transition({ ...asked, hasAssignee: false }).ok).toBe(!affectationRequise);
      }
    }
  }
});
test('[DA30] to assign, a person must be named', () => {
  const asked: DaTransitionRequest = { ...step, role: 'RC', taskKey: 'da_instruction', actionKey: 'Affecte' };
  expect(transition({ ...asked, hasAssignee: false })).toEqual({ ok: false, reason: 'demande.affectation-requise' });
  expect(transition(asked)).toMatchObject({ ok: true, effects: ['assign'] });
});
test('[DA5] a request with a suspension may not be deleted, on any task', () => {
  for (const taskKey of DA_TASK_KEYS) {
    for (const role of ['DM', 'G'] as const) {
      for (const dateSuspensionAdministrative of ['2020-01-01', '2027-01-01']) {
        const asked = {
          ...step,
          taskKey,
          role,
          actionKey: 'Supprime',
          dateSuspensionAdministrative,
          hasComment: false,
        };
        expect(transition(asked)).toEqual({ ok: false, reason: 'demande.delete-with-suspension-not-allowed' });
      }
    }
  }
});
test('[DA5] who may not delete is not told of the suspension, and other actions do not mind it', () => {
  const suspended = { ...step, dateSuspensionAdministrative: '2027-01-01' };
  expect(transition({ ...suspended, role: 'I', actionKey: 'Supprime' })).toEqual(FORBIDDEN);
  expect(transition({ ...suspended, role: 'ADM', actionKey: 'Supprime' })).toEqual(FORBIDDEN);
  expect(transition(suspended)).toMatchObject({ ok: true, next: 'da_instruction' });
});
test('[DA6] a suspension leaves the entity fifteen days', () => {
  expect(minSuspensionDate('2026-11-20', 15)).toBe('2026-12-05');
  for (const [role, taskKey, actionKey] of [
    ['I', 'da_instruction', 'DemandeComplement'],
    ['RC', 'validee', 'DemandeMiseAJour'],
  ] as const) {
    const ask = (dateSuspensionDemandee: string) =>
      transition({ ...step, role, taskKey, actionKey, dateSuspensionDemandee });
    expect(ask('2026-12-04')).toEqual({ ok: false, reason: 'demande.date-suspension-trop-proche' });
    expect(ask('2026-12-05')).toMatchObject({ ok: true, effects: ['set-suspension'] });
  }
});
test('[DA35] a suspension date is judged only where the action may suspend', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const outcome = transition(request);
      const bare = transition({ ...request, dateSuspensionDemandee: null });
      const date = request.dateSuspensionDemandee;
      const isTooSoon =
        bare.ok &&
        bare.effects.includes('set-suspension') &&
        date !== null &&
        date < minSuspensionDate(request.today, request.delaiSuspensionJours);
      expect(outcome).toEqual(isTooSoon ? { ok: false, reason: 'demande.date-suspension-trop-proche' } : bare);
    }),
  );
});
test('[DA36] a refusal tells the action before the comment, the comment before the date', () => {
  const asked: DaTransitionRequest = {
    ...step,
    taskKey: 'da_instruction',
    actionKey: 'DemandeComplement',
    hasComment: false,
    dateSuspensionDemandee: '2026-11-20',
  };
  expect(transition({ ...asked, role: 'RC' })).toEqual(FORBIDDEN);
  expect(transition({ ...asked, role: 'I' })).toEqual(WANTS_COMMENT);
  expect(transition({ ...asked, role: 'I', hasComment: true })).toEqual({
    ok: false,
    reason: 'demande.date-suspension-trop-proche',
  });
});
test('[DA7] from every task that is not final a final one can be reached, and every task from the draft', () => {
  const after = (starts: readonly DaTaskKey[]): DaTaskKey[] => {
    const reached = [
      ...new Set([...starts, ...DA_WORKFLOW.filter(({ task }) => starts.includes(task)).map(({ next }) => next)]),
    ];
    return reached.length === starts.length ? reached : after(reached);
  };
  for (const task of DA_TASK_KEYS)
    expect(after([task]).some((key) => ['validee', 'refusee', 'supprimee'].includes(key))).toBe(true);
  expect(after(['da_saisie']).toSorted()).toEqual(DA_TASK_KEYS.toSorted());
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
