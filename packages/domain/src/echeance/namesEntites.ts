import type { RoleType } from '../role/RoleType.ts';
import { readsOwnEntite } from './readsOwnEntite.ts';

/**
 * Whether the dates of a role name their entite: not those of one's own, nor those of a delegataire while they come from one entite alone.
 * Of the network, one entite may be alone in sight by chance, and is named.
 */
export const namesEntites = (
  role: RoleType,
  echeances: readonly { readonly raisonSociale: string | null }[],
): boolean => {
  if (readsOwnEntite(role)) return false;
  if (role !== 'DL') return true;
  return new Set(echeances.flatMap(({ raisonSociale }) => raisonSociale ?? [])).size > 1;
};
