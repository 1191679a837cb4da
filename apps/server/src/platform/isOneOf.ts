/** Whether a value is in a list; narrows its type. */
export const isOneOf = <const T extends string>(some: readonly T[], value: string): value is T =>
  (some as readonly string[]).includes(value);
