export const EXEMPLES = ['court', 'long'] as const;
/** Which sample person stands on the page: the shortest of what may stand in each field, or the longest. */
export type Exemple = (typeof EXEMPLES)[number];
