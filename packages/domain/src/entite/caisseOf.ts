import type { Regime } from '../demande-administrative/REGIMES.ts';
import { CAISSES, ORGANISME_NATIONAL } from './caisses.ts';

/** Code of the body that examines an entity: its département's fund under the general scheme, else the national body (domain, C.3 and D.1). */
export function caisseOf({
  regime,
  codeDepartement,
}: {
  regime: Regime | null;
  codeDepartement: string | null;
}): string {
  if (regime !== 'GENERAL' || codeDepartement === null) return ORGANISME_NATIONAL;
  return CAISSES.find(({ departements }) => departements.includes(codeDepartement))?.code ?? ORGANISME_NATIONAL;
}
