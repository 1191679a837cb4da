import { caisseOf } from './caisseOf.ts';

/** Code of the caisse that examines an entite: its present one comes before that of its address and regime (rules/dossier#caisse). */
export function caisseInstructriceOf(caisseActuelle: string | null, place: Parameters<typeof caisseOf>[0]): string {
  return caisseActuelle ?? caisseOf(place);
}
