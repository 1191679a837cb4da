import { isClaimable } from './isClaimable.ts';
import { rolesToAssign } from './tasksToAssign.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

type Tenue<Task> = {
  readonly tache: Task;
  readonly assigneId: number | null;
  /** Whether somebody of the task's group is there to take it. */
  readonly hasGroup: boolean;
};

/** Whether a task waits for somebody to give it: nobody holds it, and nobody can take it by themselves (rules/demandes#without-a-holder). */
export const isSansTitulaire = <L extends Line>(
  workflow: WorkflowTable<L>,
  { tache, assigneId, hasGroup }: Tenue<L['task']>,
): boolean =>
  assigneId === null && rolesToAssign(workflow, tache).length > 0 && !(hasGroup && isClaimable(workflow, tache));
