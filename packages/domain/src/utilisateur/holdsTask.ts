import { assignableRoles } from '../demande/assignableRoles.ts';
import type { DaTaskKey } from '../demande-administrative/taskKeys.ts';
import type { RoleOfCaisse } from './mayManageRole.ts';
import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';

/** Whether a role lets its person own a task of a caisse; when no role of theirs does, the task is released (U9). */
export const holdsTask = (
  role: RoleOfCaisse,
  task: { readonly tache: DaTaskKey; readonly caisseId: number | null },
): boolean =>
  task.caisseId !== null &&
  role.mrpId === task.caisseId &&
  assignableRoles(DA_WORKFLOW, task.tache).includes(role.type);
