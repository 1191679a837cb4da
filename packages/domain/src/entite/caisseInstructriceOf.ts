import { caisseOf } from './caisseOf.ts';

/** Code of the fund that examines an entity: the one that it has already prevails over its address and its scheme (domain, C.1 and C.3). */
export function caisseInstructriceOf(caisseActuelle: string | null, place: Parameters<typeof caisseOf>[0]): string {
  return caisseActuelle ?? caisseOf(place);
}
