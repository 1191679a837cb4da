import { DA_TASK_KEYS, type DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';

/** The tasks that may wait for a role: those that it may move on (domain, C.3). */
export function todoTaskKeys(role: RoleType): readonly DaTaskKey[] {
  const awaited = DA_WORKFLOW.filter(({ task, next, who }) => task !== 'validee' && next !== task && can(role, who));
  return DA_TASK_KEYS.filter((key) => awaited.some(({ task }) => task === key));
}

/** The tasks in which a request may be read: what is deleted is no longer listed. */
export const CURRENT_TASK_KEYS: readonly DaTaskKey[] = DA_TASK_KEYS.filter((key) => key !== 'supprimee');
