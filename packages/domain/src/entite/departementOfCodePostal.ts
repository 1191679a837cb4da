import { LIEUX } from './DEPARTEMENTS.ts';
import { departementOfCommune } from './departementOfCommune.ts';

/** Two islands whose codes begin like those of Guadeloupe, which they left in 2007; where CEDEX codes of the three begin. */
const ISLANDS: Readonly<Record<string, string>> = { '97133': '977', '97150': '978' };
const CEDEX_OF_GUADELOUPE = '970';
/** Where the codes of Haute-Corse begin. */
const HAUTE_CORSE = '20200';

/**
 * Département that the digits of a postal code tell, for a code that no commune has, such as a CEDEX; null for a code of no département,
 * such as one of the army (rules/dossier#caisse).
 */
export function departementOfCodePostal(codePostal: string): string | null {
  if (!/^\d{5}$/.test(codePostal)) return null;
  const island = ISLANDS[codePostal];
  if (island !== undefined) return island;
  if (codePostal.startsWith('20')) return codePostal < HAUTE_CORSE ? '2A' : '2B';
  const digits = departementOfCommune(codePostal);
  if (digits === CEDEX_OF_GUADELOUPE) return '971';
  return LIEUX.includes(digits) ? digits : null;
}
