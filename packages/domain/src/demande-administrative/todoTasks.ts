import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { DA_TASK_KEYS, type DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW } from './workflow.ts';

/** The tasks that wait for a role: those that it may move on otherwise than by deleting; a validated request waits for nobody (domain, C.1). */
export function todoTasks(role: RoleType): DaTaskKey[] {
  const awaited = DA_WORKFLOW.filter(
    ({ task, action, next, who }) => task !== 'validee' && next !== task && action !== 'Supprime' && can(role, who),
  );
  return DA_TASK_KEYS.filter((key) => awaited.some(({ task }) => task === key));
}
