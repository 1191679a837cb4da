import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { DEFAULT_ACTION } from './defaultAction.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

/** Whether a role may edit the fields of an object on a task: it must be among `savedBy` and able to submit the task (rules/demandes#steps, rules/dossier#steps). */
export const isModifiable = <L extends Line>(
  { lines, savedBy }: WorkflowTable<L>,
  taskKey: L['task'],
  role: RoleType,
): boolean =>
  lines.some(
    ({ task, action, who }) => task === taskKey && action === DEFAULT_ACTION && savedBy.includes(who) && can(role, who),
  );
