import { assignableRoles } from '../demande-administrative/assignableRoles.ts';
import type { DaTaskKey } from '../demande-administrative/taskKeys.ts';
import type { RoleOfFund } from './mayManageRole.ts';

/** Whether a role lets its person own a task of a fund; without any such role the task is released (U9). */
export const holdsTask = (
  role: RoleOfFund,
  task: { readonly tache: DaTaskKey; readonly caisseId: number | null },
): boolean => task.caisseId !== null && role.mrpId === task.caisseId && assignableRoles(task.tache).includes(role.type);
