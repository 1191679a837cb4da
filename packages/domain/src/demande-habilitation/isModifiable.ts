import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW } from './workflow.ts';

/** Whether a role may change the fields of a request on a task: the requester who may submit it may save it (domain, C.1). */
export const isModifiable = (taskKey: DhTaskKey, role: RoleType): boolean =>
  DH_WORKFLOW.some(
    ({ task, action, who }) =>
      task === taskKey && action === 'Soumet' && who === 'edit-demande' && can(role, 'edit-demande'),
  );
