import type { DaTaskKey } from '../demande-administrative/taskKeys.ts';
import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';
import type { DhTaskKey } from '../demande-habilitation/taskKeys.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';
import { isUnderWay } from '../demande/isUnderWay.ts';
import { todoTasks } from '../demande/todoTasks.ts';
import type { Line, WorkflowTable } from '../demande/Workflow.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { supervises } from '../role/supervises.ts';

/** What a demandeur completes has a lane of its own. */
function followed<L extends Line>(workflow: WorkflowTable<L>, role: RoleType, complement: L['task']): L['task'][] {
  const tasks = supervises(role)
    ? workflow.tasks.filter((task) => isUnderWay(workflow, task))
    : todoTasks(workflow, role);
  return tasks.filter((task) => task !== complement);
}

/** The tasks of a demande administrative whose due dates a role follows: its own, or all for who answers for others (EC5). */
export const tachesSuiviesDa = (role: RoleType): DaTaskKey[] => followed(DA_WORKFLOW, role, 'da_complement');

/** The same for a demande d'habilitation; a demandeur also follows until when a refusal may be appealed (EC5). */
export const tachesSuiviesDh = (role: RoleType): DhTaskKey[] => [
  ...followed(DH_WORKFLOW, role, 'complement'),
  ...(can(role, 'edit-demande') ? (['suppression_apres_refus'] as const) : []),
];
