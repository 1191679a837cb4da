import * as fc from 'fast-check';
import { ROLE_TYPES } from '../../role/RoleType.ts';
import { DA_TASK_KEYS } from '../taskKeys.ts';
import type { DaAskedStep } from '../transition.ts';
import {
  DA_ACTION_KEYS,
  DA_REVISIONS,
  DA_WORKFLOW,
  type DaActionKey,
  type DaCondition,
  type DaRevision,
} from '../workflow.ts';

/** A demandeur's submit of a first draft: what the tests of the workflow start from. */
export const whole: DaAskedStep = {
  taskKey: 'da_saisie',
  actionKey: null,
  role: 'DM',
  revision: 'premiere',
  hasComment: true,
  hasPoints: false,
  hasAssignee: true,
  dateSuspensionAdministrative: null,
  dateSuspensionDemandee: null,
  today: '2026-11-20',
  delaiSuspensionJours: 15,
};

export const tasks = fc.constantFrom(...DA_TASK_KEYS);
export const roles = fc.constantFrom(...ROLE_TYPES);
const actions = fc.constantFrom<DaActionKey | null | 'Invente'>(...DA_ACTION_KEYS, null, 'Invente');
export const steps: fc.Arbitrary<DaAskedStep> = fc.record({
  taskKey: tasks,
  actionKey: actions,
  role: roles,
  revision: fc.constantFrom(...DA_REVISIONS),
  hasComment: fc.boolean(),
  hasPoints: fc.boolean(),
  hasAssignee: fc.boolean(),
  dateSuspensionAdministrative: fc.constantFrom(null, '2026-01-01', '2026-12-04', '2027-01-01'),
  dateSuspensionDemandee: fc.constantFrom(null, '2026-11-20', '2026-12-04', '2026-12-05', '2027-06-01'),
  today: fc.constant('2026-11-20'),
  delaiSuspensionJours: fc.constantFrom(0, 15, 60),
});

/** The revisions for which all conditions of a line hold. */
export const revisionsOf = (when: readonly DaCondition[]): DaRevision[] =>
  DA_REVISIONS.filter((revision) =>
    when.every((condition) => DA_WORKFLOW.holds[condition]({ taskKey: 'da_saisie', revision }, '2026-11-20')),
  );
