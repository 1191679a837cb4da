import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { DH_TASK_KEYS, type DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW, type DhActionKey } from './workflow.ts';

/** What ends a request, and is offered where nobody waits for it. */
const ENDINGS: ReadonlySet<DhActionKey> = new Set<DhActionKey>(['Supprime', 'Abandonne', 'Recours']);

/** The tasks that wait for a role: those that it may move on otherwise than by ending the request (domain, C.1). */
export function todoTasks(role: RoleType): DhTaskKey[] {
  const awaited = DH_WORKFLOW.filter(
    ({ task, action, next, who }) => next !== task && !ENDINGS.has(action) && can(role, who),
  );
  return DH_TASK_KEYS.filter((key) => awaited.some(({ task }) => task === key));
}
