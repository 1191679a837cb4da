/** Why a first day is refused; each is a key under `erreurs.`. */
export type RefusDateDebut = 'demande.date-debut-trop-tot' | 'demande.date-debut-lointaine';

/** Why the commission cannot let a habilitation begin on a day, null when it can; without a day it is the commission's own (rules/demandes#steps; DH66). */
export function refusalOfDateDebut(
  dateDebut: string | null,
  { dateCnh, horizon }: { readonly dateCnh: string | null; readonly horizon: string },
): RefusDateDebut | null {
  if (dateDebut === null) return null;
  if (dateDebut > horizon) return 'demande.date-debut-lointaine';
  return dateCnh !== null && dateDebut < dateCnh ? 'demande.date-debut-trop-tot' : null;
}
