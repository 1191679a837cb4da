import type { Line, WorkflowTable } from './Workflow.ts';

/** Whether those of a task's group take it by themselves; otherwise it is given to them (rules/demandes#holder). */
export const isClaimable = <L extends Line>({ lines }: Pick<WorkflowTable<L>, 'lines'>, taskKey: L['task']): boolean =>
  lines.some(({ task, action }) => task === taskKey && action === 'PrendEnCharge');
