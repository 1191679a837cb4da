import { isUnderWay } from './isUnderWay.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

/** Ids of the person who owns the task (`assigne`), and of those who owned one that comes back to them: `expert`, for instance. */
export type Owners<Part extends string> = Readonly<Record<Part | 'assigne', number | null>>;

/** For each task that comes back to whoever owned it, the name under which that person is kept. */
export type Holders<Task extends string, Part extends string> = Partial<Readonly<Record<Task, Part>>>;

export type HandOver<Task extends string, Part extends string> = {
  readonly taskKey: Task;
  readonly next: Task;
  readonly effects: readonly string[];
  readonly owners: Owners<Part>;
  /** The person who takes the step, null when their role owns no such task. */
  readonly acteur: number | null;
  /** Who is named by an assignment. */
  readonly designe: number | null;
  /** Whether a person may still own the next task. */
  readonly isPresent: (personneId: number) => boolean;
};

const presentOr = (personneId: number | null, isPresent: (personneId: number) => boolean): number | null =>
  personneId !== null && isPresent(personneId) ? personneId : null;

/** Who owns the task after a step, and who gets one back later (rules/demandes#holder). */
export function handOver<L extends Line, Part extends string>(
  workflow: WorkflowTable<L>,
  holders: Holders<L['task'], Part>,
  { taskKey, next, effects, owners, acteur, designe, isPresent }: HandOver<L['task'], Part>,
): Owners<Part> {
  if (effects.includes('claim')) return { ...owners, assigne: acteur };
  if (effects.includes('release')) return { ...owners, assigne: null };
  if (effects.includes('assign')) return { ...owners, assigne: designe };
  if (next === taskKey) return { ...owners, assigne: presentOr(owners.assigne, isPresent) };
  const left = holders[taskKey];
  const kept = left === undefined ? owners : { ...owners, [left]: owners.assigne ?? acteur };
  const entered = isUnderWay(workflow, next) ? holders[next] : undefined;
  return { ...kept, assigne: presentOr(entered === undefined ? null : kept[entered], isPresent) };
}
