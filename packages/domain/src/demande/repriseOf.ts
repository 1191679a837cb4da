/** What a step does with the hands that hold a task. */
type Hands = {
  readonly effects: readonly string[];
  /** The person who holds the task before the step. */
  readonly before: number | null;
  /** The person who takes the step, null when time does. */
  readonly acteur: number | null;
};

/** Whether a step takes or releases a colleague's task, which is done after a question that names them (decision 23). */
export const isReprise = ({ effects, before, acteur }: Hands): boolean =>
  (effects.includes('claim') || effects.includes('release')) && before !== null && before !== acteur;

/** The person who loses a task by somebody else's hand, and is told so; null when nobody does (decision 23). */
export function repriseOf({
  effects,
  before,
  acteur,
  after,
}: Hands & { readonly after: number | null }): number | null {
  const isOfHands = effects.includes('assign') || isReprise({ effects, before, acteur });
  return isOfHands && before !== acteur && before !== after ? before : null;
}
