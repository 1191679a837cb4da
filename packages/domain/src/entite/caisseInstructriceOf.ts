import { caisseOf } from './caisseOf.ts';

/** Code of the caisse that examines an entite: its present one comes before that of its address and regime (domain, C.1 and C.3). */
export function caisseInstructriceOf(caisseActuelle: string | null, place: Parameters<typeof caisseOf>[0]): string {
  return caisseActuelle ?? caisseOf(place);
}
