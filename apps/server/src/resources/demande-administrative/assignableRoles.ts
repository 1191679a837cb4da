import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { can } from '@habilis/domain/role/can';
import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';

/** The roles that may own a task: those that may claim it (domain, C.1). */
export function assignableRoles(tache: DaTaskKey): RoleType[] {
  const claims = DA_WORKFLOW.filter(({ task, action }) => task === tache && action === 'PrendEnCharge');
  return ROLE_TYPES.filter((role) => claims.some(({ who }) => can(role, who)));
}
