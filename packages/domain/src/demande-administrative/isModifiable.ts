import type { RoleType } from '../role/RoleType.ts';
import { actionsPossibles } from './actionsPossibles.ts';
import type { DaTaskKey } from './taskKeys.ts';

/** Whether a role may change the fields of a request on a task: who may submit it may save it (domain, C.3). */
export function isModifiable(taskKey: DaTaskKey, role: RoleType): boolean {
  return actionsPossibles({ taskKey, role }).some(({ key }) => key === 'Soumet');
}
