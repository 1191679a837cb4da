import type { Line, WorkflowTable } from './Workflow.ts';

/** Whether an object is live: not granted, abandoned, refused or deleted (domain, C.1 and C.3). */
export const isUnderWay = <L extends Line>({ over }: WorkflowTable<L>, taskKey: L['task']): boolean =>
  !over.includes(taskKey);
