import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';
import { assignableRoles } from '../demande/assignableRoles.ts';

const HELD: ReadonlySet<string> = new Set([
  ...DA_WORKFLOW.tasks.filter((taskKey) => assignableRoles(DA_WORKFLOW, taskKey).length > 0),
  ...DH_WORKFLOW.tasks.filter((taskKey) => assignableRoles(DH_WORKFLOW, taskKey).length > 0),
]);

/** Whether a task is held, or to be taken, by somebody of the network: not the entite's own tasks, nor ended ones (rules/demandes#holder). */
export const hasHolder = (taskKey: string): boolean => HELD.has(taskKey);
