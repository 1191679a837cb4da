/** The kinds of files on which an entite and who examines them write to each other (rules/rights#thread). */
export const DOSSIERS_FIL = [
  'demande-administrative',
  'demande-habilitation',
  'habilitation',
  'session-certification',
] as const;
export type DossierFil = (typeof DOSSIERS_FIL)[number];

/** The longest message of a thread, in characters. */
export const LONGUEUR_MESSAGE = 10_000;

/** The most messages of a thread: its page shows them all (DH958). */
export const MOST_MESSAGES = 500;
