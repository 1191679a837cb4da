/** Whether a habilitation never begins, since its entite stops its activity before: it is ended for good, its days stay as they were given (rules/habilitations#end; H711). */
export const neCommenceraPas = (dateDebut: string, dateFinActivite: string): boolean => dateDebut > dateFinActivite;

/** The end of a habilitation, and whether it is kept usable beyond it. */
export type FinHabilitation = { readonly dateFin: string | null; readonly prorogee: boolean };

/**
 * The end of a habilitation whose entite stops its activity on a day, null when nothing changes: a later end moves to that day, even if
 * it had not begun, and a prorogation stops there too (rules/dossier#creation-and-end).
 */
export function finAvecActivite(
  { dateFin, prorogee }: FinHabilitation,
  dateFinActivite: string,
  today: string,
): FinHabilitation | null {
  const isLonger = dateFin === null || dateFin > dateFinActivite;
  return isLonger || (prorogee && dateFinActivite <= today) ? { dateFin: dateFinActivite, prorogee: false } : null;
}
