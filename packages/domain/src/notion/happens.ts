/** What may happen to a kind of object, and the type of what such an event keeps. */
export type Happening<T extends string = string, V = unknown> = { readonly types: readonly T[]; readonly valeurs?: V };

/** Tells what may happen to a kind of object, and what such an event keeps: days, ids and codes, nothing that names somebody (decision 0200). */
export const happens =
  <V>() =>
  <const T extends string>(types: readonly T[]): Happening<T, V> => ({ types });
