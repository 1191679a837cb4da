/** What the page of a component says beside its stories and its props, in French (`parameters.guide` of its stories). */
export interface ComponentGuide {
  /** The cases it is made for, one a line. */
  use: readonly [string, ...string[]];
  /** The cases where another thing is better, and which: the name of a component, or what to do. */
  avoid: readonly { when: string; instead: string }[];
  /** Its parts, in reading order: the part, and what it carries or owes. */
  anatomy: readonly (readonly [part: string, role: string])[];
  /** Keys and what they do; none when nothing of it takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** The faults seen most, beside what is right. */
  doDont: readonly { do: string; dont: string }[];
}
