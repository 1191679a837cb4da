import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';
import type { DaTaskKey } from '../demande-administrative/taskKeys.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';
import type { DhTaskKey } from '../demande-habilitation/taskKeys.ts';
import type { RoleType } from '../role/RoleType.ts';
import { supervises } from '../role/supervises.ts';
import { hasHolder } from '../utilisateur/hasHolder.ts';
import { todoTasks } from '../demande/todoTasks.ts';
import type { Line, WorkflowTable } from '../demande/Workflow.ts';

const counted = <L extends Line>(workflow: WorkflowTable<L>, role: RoleType): L['task'][] =>
  supervises(role) ? workflow.tasks.filter((task) => hasHolder(task)) : todoTasks(workflow, role);

/** The tasks that the stock of a role counts, in the order of the work: its own; for who answers for others, all that agents hold (G850). */
export const stockTasks = (
  role: RoleType,
): { readonly DA: readonly DaTaskKey[]; readonly DH: readonly DhTaskKey[] } => ({
  DA: counted(DA_WORKFLOW, role),
  DH: counted(DH_WORKFLOW, role),
});
