import { can } from '../role/can.ts';
import { mayManageRole, type RoleOfCaisse } from './mayManageRole.ts';

/** Why the second factors of an account cannot be taken away. */
export type RefusReinitialisation = 'compte-propre' | 'compte-non-autorise' | 'aucun-second-facteur';

/**
 * Why somebody may not remove all second factors of an account whose owner lost them, null when they may (U15). Afterwards the password
 * alone opens every role: the caller must be able to give each of them, and never does it for themselves.
 */
export function refusalOfReinitialisation(
  acteur: RoleOfCaisse & { readonly personneId: number },
  personne: { readonly personneId: number; readonly roles: readonly RoleOfCaisse[] },
  hasFactor: boolean,
): RefusReinitialisation | null {
  if (acteur.personneId === personne.personneId) return 'compte-propre';
  const isAble = personne.roles.every((role) => mayManageRole(acteur, role));
  if (!can(acteur.type, 'reset-second-factor') || !isAble) return 'compte-non-autorise';
  return hasFactor ? null : 'aucun-second-facteur';
}
