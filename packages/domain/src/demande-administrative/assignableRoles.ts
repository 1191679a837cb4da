import { can } from '../role/can.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import type { DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW } from './workflow.ts';

/** The roles that may own a task: those that may claim it (domain, C.1). */
export function assignableRoles(taskKey: DaTaskKey): RoleType[] {
  const claims = DA_WORKFLOW.filter(({ task, action }) => task === taskKey && action === 'PrendEnCharge');
  return ROLE_TYPES.filter((role) => claims.some(({ who }) => can(role, who)));
}
