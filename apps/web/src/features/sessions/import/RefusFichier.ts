/** Why a file is not read; `sessions-certification.import.refus.<refus>` says it. */
export const REFUS_FICHIER = [
  'genre',
  'ancien-format',
  'protege',
  'macros',
  'trop-lourd',
  'trop-de-lignes',
  'trop-deplie',
  'illisible',
  'vide',
] as const;
export type RefusFichier = (typeof REFUS_FICHIER)[number];

/** What was read: rows of cells as texts, the blank ones left out. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refus: RefusFichier };

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });
export const refused = (refus: RefusFichier): Reading<never> => ({ ok: false, refus });
