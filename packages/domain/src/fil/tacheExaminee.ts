import { todoTasks } from '../demande/todoTasks.ts';
import type { Line, WorkflowTable } from '../demande/Workflow.ts';

type Place<Task> = {
  readonly tache: Task;
  /** The task that a complement comes back to. */
  readonly retour: Task | null;
  /** The first task of the examination. */
  readonly premiere: Task;
};

/** The task at which a demande is examined: the one that it stands at, or, while it is its demandeur's, the one that it comes back to (rules/rights#thread). */
export const tacheExaminee = <L extends Line>(
  workflow: WorkflowTable<L>,
  { tache, retour, premiere }: Place<L['task']>,
): L['task'] => (todoTasks(workflow, 'DM').includes(tache) ? (retour ?? premiere) : tache);
