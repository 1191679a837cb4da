import { actionsPossibles } from '@habilis/domain/demande-administrative/actionsPossibles';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';

/** Whether a role may change the fields of a request on a task: who may submit it may save it (domain, C.3). */
export function isModifiable(tache: DaTaskKey, role: RoleType): boolean {
  return actionsPossibles({ taskKey: tache, role }).some(({ key }) => key === 'Soumet');
}
