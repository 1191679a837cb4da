import { can } from '../role/can.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW } from './workflow.ts';

/** The roles that may own a task: those that may move it on by a submit; a requester's task has no owner (domain, C.1). */
export function assignableRoles(taskKey: DhTaskKey): RoleType[] {
  const submits = DH_WORKFLOW.filter(
    ({ task, action, who }) => task === taskKey && action === 'Soumet' && who !== 'edit-demande',
  );
  return ROLE_TYPES.filter((role) => submits.some(({ who }) => can(role, who)));
}
