/** What a component's page says besides its stories and its props, in French (`parameters.guide` of its stories). */
export interface ComponentGuide {
  /** The cases it is made for, one a line. */
  use: readonly [string, ...string[]];
  /** When something else is better, and what: the name of a component, or what to do. */
  avoid: readonly { when: string; instead: string }[];
  /** Its parts in reading order, each with its role. */
  anatomy: readonly (readonly [part: string, role: string])[];
  /** Keys and their effects; none when nothing in it takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Common faults, beside what is right. */
  doDont: readonly { do: string; dont: string }[];
}
