import type { Regime } from './REGIMES.ts';
import { CAISSES, ORGANISME_NATIONAL } from './caisses.ts';

/** Code of the body that examines an entite: its département's caisse under the general régime, else the national body (rules/dossier#caisse). */
export function caisseOf({
  regime,
  codeDepartement,
}: {
  regime: Regime | null;
  codeDepartement: string | null;
}): string {
  if (regime !== 'GENERAL') return ORGANISME_NATIONAL;
  const caisse = CAISSES.find(({ departements }) => departements.some((code) => code === codeDepartement));
  return caisse?.code ?? ORGANISME_NATIONAL;
}
