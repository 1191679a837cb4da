/** The id of what is added to a list. */
export const nextId = (all: readonly { readonly id: number }[]): number => 1 + Math.max(0, ...all.map(({ id }) => id));
