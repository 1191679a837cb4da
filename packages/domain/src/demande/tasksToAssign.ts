import { can } from '../role/can.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { todoTasks } from './todoTasks.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

/** The tasks of others that a role gives to somebody: its work once nobody holds them and nobody can take them (rules/demandes#without-a-holder). */
export function tasksToAssign<L extends Line>(workflow: WorkflowTable<L>, role: RoleType): L['task'][] {
  const own = todoTasks(workflow, role);
  return workflow.tasks.filter(
    (key) =>
      !own.includes(key) &&
      workflow.lines.some(({ task, action, who }) => task === key && action === 'Affecte' && can(role, who)),
  );
}

/** The roles whose work a task is once nobody holds it and nobody can take it (rules/demandes#without-a-holder). */
export const rolesToAssign = <L extends Line>(workflow: WorkflowTable<L>, taskKey: L['task']): RoleType[] =>
  ROLE_TYPES.filter((role) => tasksToAssign(workflow, role).includes(taskKey));
