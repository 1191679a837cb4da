import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { actionsOnTask } from '../demande/actionsOnTask.ts';
import { minSuspensionDate } from './minSuspensionDate.ts';
import { DA_TASK_KEYS, type DaTaskKey } from './taskKeys.ts';
import { type DaAskedStep, transition } from './transition.ts';
import { steps, roles, whole, tasks, revisionsOf } from './test/steps.ts';
import { can } from '../role/can.ts';
import { DA_ACTION_KEYS, DA_WORKFLOW, type DaActionKey } from './workflow.ts';

const FORBIDDEN = { ok: false, reason: 'demande.action-interdite' };
const WANTS_COMMENT = { ok: false, reason: 'demande.commentaire-requis' };

/** Only the table's own roles and actions: random ones are mostly refused for their role or their task. */
const allowed: fc.Arbitrary<DaAskedStep> = fc
  .tuple(
    steps,
    fc.constantFrom(
      ...DA_WORKFLOW.lines.flatMap((line) =>
        ROLE_TYPES.filter((role) => can(role, line.who)).map((role) => ({ ...line, role })),
      ),
    ),
    fc.nat(),
  )
  .map(([step, { task: taskKey, action: actionKey, role, when }, pick]) => {
    const revisions = revisionsOf(when);
    return { ...step, taskKey, actionKey, role, revision: revisions[pick % revisions.length] ?? 'premiere' };
  });

test('[DA1] a submit that names no action means Soumet', () => {
  expect(transition(whole)).toMatchObject({ ok: true, action: 'Soumet', next: 'da_instruction' });
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
      const outcome = transition({ ...whole, taskKey: seen.at(-1) ?? 'supprimee', role, actionKey });
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
      return isKnown || !transition({ ...whole, taskKey, role, actionKey }).ok;
    }),
  );
  expect(transition({ ...whole, actionKey: 'soumet' })).toEqual(FORBIDDEN);
});
test('[DA4] an action that wants a comment or a person is refused without, as its offer says', () => {
  for (const taskKey of DA_TASK_KEYS) {
    for (const role of ROLE_TYPES) {
      for (const { key, commentaireRequis, affectationRequise } of actionsOnTask(DA_WORKFLOW, { taskKey, role })) {
        const asked = { ...whole, taskKey, role, actionKey: key };
        expect(transition({ ...asked, hasComment: false }).ok).toBe(!commentaireRequis);
        expect(transition({ ...asked, hasAssignee: false }).ok).toBe(!affectationRequise);
      }
    }
  }
});
test('[DA742] a point that says what is wanted stands for the comment of a complement or an update, and of nothing else', () => {
  const asked = { ...whole, role: 'I', hasComment: false, hasPoints: true } as const;
  const take = (taskKey: DaTaskKey, actionKey: DaActionKey) => transition({ ...asked, taskKey, actionKey });
  expect(take('da_instruction', 'DemandeComplement')).toMatchObject({ ok: true, next: 'da_complement' });
  expect(take('validee', 'DemandeMiseAJour')).toMatchObject({ ok: true, next: 'da_complement' });
  expect(take('da_instruction', 'Rejette')).toEqual(WANTS_COMMENT);
  const silent = { ...asked, hasPoints: false, taskKey: 'da_instruction', actionKey: 'DemandeComplement' } as const;
  expect(transition(silent)).toEqual(WANTS_COMMENT);
});
test('[DA30] to assign, a person must be named', () => {
  const asked: DaAskedStep = { ...whole, role: 'RC', taskKey: 'da_instruction', actionKey: 'Affecte' };
  expect(transition({ ...asked, hasAssignee: false })).toEqual({ ok: false, reason: 'demande.affectation-requise' });
  expect(transition(asked)).toMatchObject({ ok: true, effects: ['assign'] });
});
test('[DA5] a demande with a suspension may not be deleted, on any task', () => {
  for (const taskKey of DA_TASK_KEYS) {
    for (const role of ['DM', 'G', 'ADM', 'S', 'CNH'] as const) {
      for (const dateSuspensionAdministrative of ['2020-01-01', '2027-01-01']) {
        const asked = {
          ...whole,
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
  const suspended = { ...whole, dateSuspensionAdministrative: '2027-01-01' };
  expect(transition({ ...suspended, role: 'I', actionKey: 'Supprime' })).toEqual(FORBIDDEN);
  expect(transition({ ...suspended, role: 'R', actionKey: 'Supprime' })).toEqual(FORBIDDEN);
  expect(transition(suspended)).toMatchObject({ ok: true, next: 'da_instruction' });
});
test('[DA6] a suspension leaves the entite fifteen days', () => {
  expect(minSuspensionDate('2026-11-20', 15)).toBe('2026-12-05');
  for (const [role, taskKey, actionKey] of [
    ['I', 'da_instruction', 'DemandeComplement'],
    ['RC', 'validee', 'DemandeMiseAJour'],
  ] as const) {
    const ask = (dateSuspensionDemandee: string) =>
      transition({ ...whole, role, taskKey, actionKey, dateSuspensionDemandee });
    expect(ask('2026-12-04')).toEqual({ ok: false, reason: 'demande.date-suspension-trop-proche' });
    expect(ask('2026-12-05')).toMatchObject({ ok: true, effects: ['set-suspension'] });
  }
});
test('[DA35] a suspension date is judged only where the action may suspend', () => {
  fc.assert(
    fc.property(fc.oneof(steps, allowed), (step) => {
      const outcome = transition(step);
      const bare = transition({ ...step, dateSuspensionDemandee: null });
      const { dateSuspensionDemandee: date, dateSuspensionAdministrative: carried } = step;
      const isTooSoon =
        bare.ok &&
        bare.effects.includes('set-suspension') &&
        date !== null &&
        date !== carried &&
        date < minSuspensionDate(step.today, step.delaiSuspensionJours);
      expect(outcome.ok).toBe(bare.ok && !isTooSoon);
      if (isTooSoon) expect(outcome).toEqual({ ok: false, reason: 'demande.date-suspension-trop-proche' });
    }),
  );
});
test('[DA72] the suspension that stands stays until validation, or until a new one is asked for', () => {
  const asked: DaAskedStep = {
    ...whole,
    role: 'I',
    taskKey: 'da_instruction',
    dateSuspensionAdministrative: '2026-11-25',
  };
  const after = (changes: Partial<DaAskedStep>) => {
    const outcome = transition({ ...asked, ...changes });
    return outcome.ok ? outcome.dateSuspensionAdministrative : outcome.reason;
  };
  expect(after({ actionKey: 'DemandeComplement' })).toBe('2026-11-25');
  // Too early for a new suspension, but this one stands already.
  expect(after({ actionKey: 'DemandeComplement', dateSuspensionDemandee: '2026-11-25' })).toBe('2026-11-25');
  expect(after({ actionKey: 'DemandeComplement', dateSuspensionDemandee: '2026-12-05' })).toBe('2026-12-05');
  expect(after({ actionKey: 'Rejette', dateSuspensionDemandee: '2026-12-05' })).toBe('2026-11-25');
  expect(after({ actionKey: 'Soumet' })).toBeNull();
  expect(after({ actionKey: 'Soumet', role: 'DM', taskKey: 'da_complement' })).toBe('2026-11-25');
  fc.assert(
    fc.property(fc.oneof(steps, allowed), (step) => {
      const outcome = transition(step);
      if (!outcome.ok) return;
      const { dateSuspensionAdministrative: carried, dateSuspensionDemandee: wanted } = step;
      const suspends = outcome.effects.includes('set-suspension');
      const expected = outcome.effects.includes('lift-suspension') ? null : suspends ? (wanted ?? carried) : carried;
      expect(outcome.dateSuspensionAdministrative).toBe(expected);
    }),
  );
});
test('[DA36] a refusal tells the action before the comment, the comment before the date', () => {
  const asked: DaAskedStep = {
    ...whole,
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
