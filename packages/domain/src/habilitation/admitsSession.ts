import type { DatesHabilitation } from './etatHabilitation.ts';

/**
 * Whether a session may start on a day under a habilitation: within its time and outside its suspension; one that has started may finish,
 * and one that is submitted be verified (rules/habilitations#suspension; rules/habilitations#suspension; H21).
 */
export function admitsSession(
  habilitation: DatesHabilitation & { readonly dateDebutSuspension: string | null },
  dateSession: string,
): boolean {
  const { dateDebut, dateFin, dateDebutSuspension, dateFinSuspension, prorogee, rupture } = habilitation;
  const isInTime = dateDebut <= dateSession && (dateFin === null || dateFin >= dateSession || prorogee);
  const isWithheld =
    dateFinSuspension !== null &&
    dateFinSuspension >= dateSession &&
    (dateDebutSuspension === null || dateDebutSuspension <= dateSession);
  return isInTime && !isWithheld && !rupture;
}
