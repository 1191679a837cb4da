import type { EtatEntite } from './ETATS_ENTITE.ts';

/** The state of an entite whose activity ends on a day, and which stood otherwise before: it is closed from the next day on (rules/dossier#creation-and-end). */
export function etatSelonFin(
  dateFinActivite: string | null,
  avant: Exclude<EtatEntite, 'fermee'>,
  today: string,
): EtatEntite {
  return dateFinActivite !== null && dateFinActivite < today ? 'fermee' : avant;
}
