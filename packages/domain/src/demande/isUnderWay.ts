import type { Line, WorkflowTable } from './Workflow.ts';

/** Whether an object is live: not granted, abandoned, refused or deleted (rules/demandes#steps, rules/dossier#steps). */
export const isUnderWay = <L extends Line>({ over }: WorkflowTable<L>, taskKey: L['task']): boolean =>
  !over.includes(taskKey);
