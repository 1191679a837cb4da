/** How several certificats are handed over: as pages of one PDF, or as one PDF each in an archive (C7). */
export const ENVOIS = ['PDF', 'ZIP'] as const;
export type Envoi = (typeof ENVOIS)[number];

/** Most certificats of one file: the PDF's tags are held in memory until its end. */
export const TIRAGE_MAX = 1000;
