import { isSuspended } from './isSuspended.ts';

/** States that follow from dates, suspension and rupture, the first that holds (rules/habilitations#state). */
export const HABILITATION_ETATS = ['ROMPUE', 'SUSPENDUE', 'FUTURE', 'TERMINEE', 'ACTIVE'] as const;
export type EtatHabilitation = (typeof HABILITATION_ETATS)[number];

/** The data that decide the state of a habilitation. */
export type DatesHabilitation = {
  readonly dateDebut: string;
  readonly dateFin: string | null;
  readonly dateFinSuspension: string | null;
  readonly rupture: boolean;
  /** Stays usable until its renewal is decided (rules/habilitations#renewal). */
  readonly prorogee: boolean;
};

/** The state of a habilitation on a day (rules/habilitations#state). */
export function etatHabilitation(habilitation: DatesHabilitation, today: string): EtatHabilitation {
  const { dateDebut, dateFin, prorogee, rupture } = habilitation;
  if (rupture) return 'ROMPUE';
  if (isSuspended(habilitation, today)) return 'SUSPENDUE';
  // The entite stopped its activity before the first day: it never begins.
  const neverBegins = dateFin !== null && dateFin < dateDebut && !prorogee;
  if (dateDebut > today && !neverBegins) return 'FUTURE';
  return neverBegins || (dateFin !== null && dateFin < today && !prorogee) ? 'TERMINEE' : 'ACTIVE';
}
