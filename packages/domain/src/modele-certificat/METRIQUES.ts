/** Height of a line, and of its letters above the baseline, for letters of size one: those of the typeface of papers and screens. */
export const METRIQUES = { interligne: 1.3, ascendante: 0.984 } as const;
