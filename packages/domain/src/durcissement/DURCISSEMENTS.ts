/** In what a niveau may become stricter for those who hold it, ask for it or train in it (rules/niveaux#stricter). */
export const DURCISSEMENTS = ['fermeture', 'validite', 'formateur', 'groupe', 'tolerance', 'pieces'] as const;
/** One of them. */
export type Durcissement = (typeof DURCISSEMENTS)[number];
