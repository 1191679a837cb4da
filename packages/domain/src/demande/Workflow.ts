import type { Capability } from '../role/capability.ts';

/** A line of a workflow: who may take which action on a task, when, with what, and where it leads. */
export type Line<
  Task extends string = string,
  Action extends string = string,
  Effect extends string = string,
  Condition extends string = string,
  Need extends string = string,
  Next extends string = Task,
> = {
  readonly task: Task;
  readonly action: Action;
  readonly who: Capability;
  /** The task that follows, or the name of one that the object tells, such as `retour`. */
  readonly next: Next;
  /** What the server does beside moving the task. */
  readonly effects: readonly Effect[];
  /** What must hold of the object for the action to exist at all. */
  readonly when: readonly Condition[];
  /** What must come with the action, or hold, for it to be taken. */
  readonly needs: readonly Need[];
};

/** A workflow as a table that names its tasks and who moves each on: what can be told of it without looking at an object. */
export type WorkflowTable<L extends Line = Line> = {
  readonly tasks: readonly L['task'][];
  readonly lines: readonly L[];
  /** The tasks in which an object is no longer live. */
  readonly over: readonly L['task'][];
  /** The tasks that may be left but wait for nobody. */
  readonly resting: readonly L['task'][];
  /** The actions that end an object, and are offered where nobody waits for it. */
  readonly endings: readonly L['action'][];
  /** The actions whose judge says by itself why a task does not know them. */
  readonly judgedAnywhere: readonly L['action'][];
  /** Those who fill the object in: what they submit has no owner. */
  readonly filledBy: Capability;
  /** Those who may change its fields on a task that they may submit. */
  readonly savedBy: readonly Capability[];
};

/** A whole workflow: its table, and how what a line asks is judged. Nothing else decides a next task. */
export type Workflow<
  L extends Line,
  Etat extends { readonly taskKey: L['task'] },
  Asked,
  Refusal extends string,
> = WorkflowTable<L> & {
  readonly holds: Readonly<Record<L['when'][number], (etat: Etat, today: string) => boolean>>;
  readonly judges: Readonly<Record<L['needs'][number], (asked: Asked) => Refusal | null>>;
  /** The needs without which an action is not even offered, though one that asks for it is told what it lacks. */
  readonly offeredWith: Partial<Readonly<Record<L['needs'][number], (etat: Etat, today: string) => boolean>>>;
};
