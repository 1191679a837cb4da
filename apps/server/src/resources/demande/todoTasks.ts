import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';

/** The tasks that wait for a role: those that it may move on; a validated request waits for nobody. */
export function todoTasks(role: RoleType): DaTaskKey[] {
  const awaited = DA_WORKFLOW.filter(({ task, next, who }) => task !== 'validee' && next !== task && can(role, who));
  return [...new Set(awaited.map(({ task }) => task))];
}
