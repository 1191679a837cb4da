/** Whether a value is one of some, which its type then tells. */
export const isOneOf = <const T extends string>(some: readonly T[], value: string): value is T =>
  (some as readonly string[]).includes(value);
