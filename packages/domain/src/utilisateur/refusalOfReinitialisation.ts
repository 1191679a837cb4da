import { can } from '../role/can.ts';
import { mayManageRole, type RoleOfFund } from './mayManageRole.ts';

/** Why the second factors of an account cannot be taken away. */
export type RefusReinitialisation = 'compte-propre' | 'compte-non-autorise' | 'aucun-second-facteur';

/**
 * Whether somebody may take all second factors of an account away, for a person who has lost them; null when they may (U15). It leaves the
 * password alone to open every role of that person: it is for whoever might give each of them, and nobody does it to themselves.
 */
export function refusalOfReinitialisation(
  acteur: RoleOfFund & { readonly personneId: number },
  personne: { readonly personneId: number; readonly roles: readonly RoleOfFund[] },
  hasFactor: boolean,
): RefusReinitialisation | null {
  if (acteur.personneId === personne.personneId) return 'compte-propre';
  const isAble = personne.roles.every((role) => mayManageRole(acteur, role));
  if (!can(acteur.type, 'reset-second-factor') || !isAble) return 'compte-non-autorise';
  return hasFactor ? null : 'aucun-second-facteur';
}
