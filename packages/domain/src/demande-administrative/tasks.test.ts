import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { actionsOnTask } from '../demande/actionsOnTask.ts';
import { assignableRoles } from '../demande/assignableRoles.ts';
import { dueDateOf } from './dueDateOf.ts';
import { isAdministrativelySuspended } from './isAdministrativelySuspended.ts';
import { isModifiable } from '../demande/isModifiable.ts';
import { isSirenBlocking } from './isSirenBlocking.ts';
import { isUnderWay } from '../demande/isUnderWay.ts';
import type { Owners } from '../demande/handOver.ts';
import { ownersAfter } from './ownersAfter.ts';
import { readsValidatedCopy } from './readsValidatedCopy.ts';
import { refusalOfAction } from '../demande/refusalOfAction.ts';
import { DA_TASK_KEYS, type DaTaskKey } from './taskKeys.ts';
import { todoTasks } from '../demande/todoTasks.ts';
import { transition } from './transition.ts';
import { DA_ACTION_KEYS, DA_REVISIONS, DA_WORKFLOW } from './workflow.ts';

const TODAY = '2026-11-20';
const tasks = fc.constantFrom(...DA_TASK_KEYS);
const roles = fc.constantFrom(...ROLE_TYPES);
const dates = fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days));

test('[DA68] an examination is due in 30 days, a complement on the suspension’s date or in 30, a rejection in 15', () => {
  const due = (taskKey: DaTaskKey, dateSuspension: string | null = null) =>
    dueDateOf(taskKey, { today: TODAY, settings: DEFAULT_SETTINGS, dateSuspension });
  expect(DA_TASK_KEYS.map((taskKey) => [taskKey, due(taskKey)])).toEqual([
    ['da_saisie', null],
    ['da_instruction', '2026-12-20'],
    ['da_complement', '2026-12-20'],
    ['da_validation_rejet', '2026-12-05'],
    ['validee', null],
    ['refusee', null],
    ['supprimee', null],
  ]);
  expect(due('da_complement', '2026-12-10')).toBe('2026-12-10');
  expect(due('da_instruction', '2026-12-10')).toBe('2026-12-20');
  expect(due('da_validation_rejet', '2026-12-10')).toBe('2026-12-05');
});
test('[DA68] each delay is its own setting, and a suspension moves the complement alone', () => {
  const delays = fc.record({
    delaiInstructionDaJours: fc.nat(300),
    delaiComplementJours: fc.nat(300),
    delaiValidationCaisseJours: fc.nat(300),
  });
  fc.assert(
    fc.property(tasks, dates, delays, fc.option(dates), (taskKey, today, settings, dateSuspension) => {
      const delay = new Map<DaTaskKey, number>([
        ['da_instruction', settings.delaiInstructionDaJours],
        ['da_complement', settings.delaiComplementJours],
        ['da_validation_rejet', settings.delaiValidationCaisseJours],
      ]).get(taskKey);
      const suspended = taskKey === 'da_complement' ? dateSuspension : null;
      const expected = suspended ?? (delay === undefined ? null : addDays(today, delay));
      expect(dueDateOf(taskKey, { today, settings, dateSuspension })).toBe(expected);
    }),
  );
});
test('[DA69] a task waits for those who may move it on; a validated or refused demande waits for nobody', () => {
  expect(ROLE_TYPES.map((role) => [role, todoTasks(DA_WORKFLOW, role)]).filter(([, keys]) => keys?.length)).toEqual([
    ['DM', ['da_saisie', 'da_complement']],
    ['G', ['da_saisie', 'da_complement']],
    ['RC', ['da_validation_rejet']],
    ['I', ['da_instruction']],
  ]);
  fc.assert(
    fc.property(roles, tasks, (role, taskKey) => {
      const moves = DA_WORKFLOW.lines.some(
        ({ task, action, next }) =>
          task === taskKey &&
          next !== task &&
          action !== 'Supprime' &&
          actionsOnTask(DA_WORKFLOW, { taskKey, role }).some(({ key }) => key === action),
      );
      expect(todoTasks(DA_WORKFLOW, role).includes(taskKey)).toBe(moves && taskKey !== 'validee');
    }),
  );
});
test('[DA70] those who may claim a task may be assigned it', () => {
  expect(DA_TASK_KEYS.map((taskKey) => [taskKey, assignableRoles(DA_WORKFLOW, taskKey)])).toEqual([
    ['da_saisie', []],
    ['da_instruction', ['I']],
    ['da_complement', []],
    ['da_validation_rejet', ['RC']],
    ['validee', []],
    ['refusee', []],
    ['supprimee', []],
  ]);
  fc.assert(
    fc.property(roles, tasks, (role, taskKey) => {
      const claims = actionsOnTask(DA_WORKFLOW, { taskKey, role }).some(({ key }) => key === 'PrendEnCharge');
      expect(assignableRoles(DA_WORKFLOW, taskKey).includes(role)).toBe(claims);
    }),
  );
});
test('[DA33] who may submit a task may change it', () => {
  expect([
    isModifiable(DA_WORKFLOW, 'da_saisie', 'DM'),
    isModifiable(DA_WORKFLOW, 'da_complement', 'G'),
    isModifiable(DA_WORKFLOW, 'da_instruction', 'I'),
  ]).toEqual([true, true, true]);
  expect(
    [
      isModifiable(DA_WORKFLOW, 'da_instruction', 'RC'),
      isModifiable(DA_WORKFLOW, 'da_instruction', 'DM'),
      isModifiable(DA_WORKFLOW, 'validee', 'G'),
    ].includes(true),
  ).toBe(false);
  fc.assert(
    fc.property(roles, tasks, (role, taskKey) => {
      const submits = actionsOnTask(DA_WORKFLOW, { taskKey, role }).some(({ key }) => key === 'Soumet');
      expect(isModifiable(DA_WORKFLOW, taskKey, role)).toBe(submits);
    }),
  );
});
test('[DA82] a demande is under way until it is refused or deleted', () => {
  expect(DA_TASK_KEYS.filter((taskKey) => !isUnderWay(DA_WORKFLOW, taskKey))).toEqual(['refusee', 'supprimee']);
});
test('[DA83] while the demandeur types, the others read the validated copy', () => {
  for (const role of ROLE_TYPES) {
    const read = DA_TASK_KEYS.filter((taskKey) => readsValidatedCopy(role, taskKey));
    expect(read).toEqual(role === 'DM' || role === 'G' ? [] : ['da_saisie', 'da_complement']);
  }
});
test('[DA80] an action of nobody or of others is forbidden, one’s own elsewhere says that the task has moved', () => {
  const refusal = (taskKey: DaTaskKey, actionKey: string | null, role: (typeof ROLE_TYPES)[number]) =>
    refusalOfAction(DA_WORKFLOW, { taskKey, actionKey, role });
  expect(refusal('da_instruction', 'Invente', 'I')).toBe('demande.action-interdite');
  expect(refusal('da_instruction', 'Confirme', 'I')).toBe('demande.action-interdite');
  expect(refusal('da_instruction', null, 'RC')).toBe('demande.action-interdite');
  expect(refusal('da_instruction', 'Confirme', 'RC')).toBe('demande.etape-modifiee');
  expect(refusal('da_instruction', null, 'DM')).toBe('demande.etape-modifiee');
  expect(refusal('da_saisie', null, 'DM')).toBeNull();
  // A deletion has reasons of its own.
  expect(refusal('da_instruction', 'Supprime', 'DM')).toBeNull();
  expect(refusal('da_saisie', 'Supprime', 'I')).toBe('demande.action-interdite');
});
test('[DA80] what is not refused for its place is judged, and only that is ever accepted', () => {
  const asked = { hasComment: true, hasPoints: false, hasAssignee: true, today: TODAY, delaiSuspensionJours: 15 };
  const dateless = { dateSuspensionAdministrative: null, dateSuspensionDemandee: null };
  fc.assert(
    fc.property(tasks, roles, fc.constantFrom(null, ...DA_ACTION_KEYS), (taskKey, role, actionKey) => {
      const refusal = refusalOfAction(DA_WORKFLOW, { taskKey, actionKey, role });
      const isTaken = DA_REVISIONS.some(
        (revision) => transition({ ...asked, ...dateless, taskKey, role, actionKey, revision }).ok,
      );
      if (actionKey !== 'Supprime') expect(refusal === null).toBe(isTaken);
      if (isTaken) expect(refusal).toBeNull();
    }),
  );
});

const owners: Owners<'instructeur'> = { assigne: 1, instructeur: 2 };
const after = (changes: Partial<Parameters<typeof ownersAfter>[0]>) =>
  ownersAfter({
    taskKey: 'da_instruction',
    next: 'da_instruction',
    effects: [],
    owners,
    acteur: 3,
    designe: null,
    isPresent: () => true,
    ...changes,
  });
test('[DA75] a task is owned by who claims it or is named, by nobody once released', () => {
  expect(after({ effects: ['claim'] })).toEqual({ assigne: 3, instructeur: 2 });
  expect(after({ effects: ['assign'], designe: 4 })).toEqual({ assigne: 4, instructeur: 2 });
  expect(after({ effects: ['release'] })).toEqual({ assigne: null, instructeur: 2 });
});
test('[DA75] what leaves an examination comes back to the same instructeur, if he is still there', () => {
  expect(after({ next: 'da_complement' })).toEqual({ assigne: null, instructeur: 1 });
  expect(after({ next: 'da_validation_rejet', owners: { assigne: null, instructeur: 2 } })).toEqual({
    assigne: null,
    instructeur: 3,
  });
  expect(after({ taskKey: 'da_complement' })).toEqual({ assigne: 2, instructeur: 2 });
  expect(after({ taskKey: 'da_validation_rejet', isPresent: () => false })).toEqual({
    assigne: null,
    instructeur: 2,
  });
  expect(after({ taskKey: 'da_validation_rejet', next: 'refusee' })).toEqual({ assigne: null, instructeur: 2 });
  expect(after({ next: 'validee' })).toEqual({ assigne: null, instructeur: null });
});
test('[DA75] nobody owns a task without having taken it, been named or examined before', () => {
  const ids = fc.option(fc.nat(5));
  fc.assert(
    fc.property(fc.constantFrom(...DA_WORKFLOW.lines), ids, ids, fc.nat(5), ids, fc.boolean(), (line, ...rest) => {
      const [assigne, instructeur, acteur, designe, isInstructeurPresent] = rest;
      const { task: taskKey, next, effects } = line;
      const kept = ownersAfter({
        taskKey,
        next,
        effects,
        owners: { assigne, instructeur },
        acteur,
        designe,
        isPresent: () => isInstructeurPresent,
      });
      if (next === taskKey) {
        expect(kept.instructeur).toBe(instructeur);
        expect([null, acteur, designe]).toContain(kept.assigne);
      } else {
        expect(kept.assigne).toBe(next === 'da_instruction' && isInstructeurPresent ? instructeur : null);
      }
    }),
  );
});
test('[DA81] only a closed company keeps from submitting and validating', () => {
  expect((['OK', 'INCONNU', 'FERME', 'NON_VERIFIE'] as const).filter(isSirenBlocking)).toEqual(['FERME']);
});
test('[DA59] past its suspension’s date an entite that is not validated is suspended', () => {
  const suspended = (taskKey: DaTaskKey, dateSuspensionAdministrative: string | null) =>
    isAdministrativelySuspended({ taskKey, dateSuspensionAdministrative }, TODAY);
  expect(suspended('da_complement', '2026-11-19')).toBe(true);
  expect(suspended('da_complement', TODAY)).toBe(false);
  expect(suspended('da_complement', null)).toBe(false);
  expect(suspended('validee', '2026-11-19')).toBe(false);
  fc.assert(
    fc.property(tasks, dates, dates, (taskKey, dateSuspensionAdministrative, today) => {
      const isLate = addDays(dateSuspensionAdministrative, 1) <= today;
      expect(isAdministrativelySuspended({ taskKey, dateSuspensionAdministrative }, today)).toBe(
        isLate && taskKey !== 'validee',
      );
    }),
  );
});
