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
  /** The next task, or a name that the object resolves, such as `retour`. */
  readonly next: Next;
  readonly effects: readonly Effect[];
  /** Conditions on the object for the action to exist. */
  readonly when: readonly Condition[];
  /** What the action requires, of what is sent with it or of the object. */
  readonly needs: readonly Need[];
};

/** The part of a workflow that needs no object to be read: its tasks, and who moves each on. */
export type WorkflowTable<L extends Line = Line> = {
  readonly tasks: readonly L['task'][];
  readonly lines: readonly L[];
  /** The tasks in which an object is no longer live. */
  readonly over: readonly L['task'][];
  /** The tasks that may be left but wait for nobody. */
  readonly resting: readonly L['task'][];
  /** Actions that end an object: alone, they do not make a task wait for anybody. */
  readonly endings: readonly L['action'][];
  /** Actions that give their own reason when a task does not know them. */
  readonly judgedAnywhere: readonly L['action'][];
  /** Those who fill the object in: what they submit has no owner. */
  readonly filledBy: Capability;
  /** Those who may change its fields on a task that they may submit. */
  readonly savedBy: readonly Capability[];
};

/** A workflow: its table, and the judges of what a line requires. Nothing else decides a next task. */
export type Workflow<
  L extends Line,
  Etat extends { readonly taskKey: L['task'] },
  Asked,
  Refusal extends string,
> = WorkflowTable<L> & {
  readonly holds: Readonly<Record<L['when'][number], (etat: Etat, today: string) => boolean>>;
  readonly judges: Readonly<Record<L['needs'][number], (asked: Asked) => Refusal | null>>;
  /** Needs that hide an action while unmet; a call that tries it anyway is told what is missing. */
  readonly offeredWith: Partial<Readonly<Record<L['needs'][number], (etat: Etat, today: string) => boolean>>>;
};
