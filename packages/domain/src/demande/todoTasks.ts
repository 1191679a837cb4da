import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

/** The tasks that wait for a role, in the table's order: those that it may move on otherwise than by ending the object (rules/demandes#steps). */
export function todoTasks<L extends Line>(
  { tasks, lines, resting, endings }: WorkflowTable<L>,
  role: RoleType,
): L['task'][] {
  const awaited = lines.filter(
    ({ task, action, next, who }) =>
      next !== task && !resting.includes(task) && !endings.includes(action) && can(role, who),
  );
  return tasks.filter((key) => awaited.some(({ task }) => task === key));
}
