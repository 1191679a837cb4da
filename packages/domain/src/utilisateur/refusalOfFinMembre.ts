import type { RoleType } from '../role/RoleType.ts';

/** The roles that an entite gives to its own people and takes back (rules/rights#users). */
export const ROLES_MEMBRE = ['G', 'DL'] as const;
export type RoleMembre = (typeof ROLES_MEMBRE)[number];

/** Whether a role is one that an entite gives to its own people. */
export const isRoleMembre = (type: RoleType): type is RoleMembre => ROLES_MEMBRE.some((one) => one === type);

/** Why an entite cannot end the role of one of its people. */
export type RefusFinMembre = 'role-non-autorise' | 'role-propre' | 'dernier-gestionnaire';

/** Why an entite may not end the role of one of its people, null when it may. Nobody ends their own, and the last manager stays (U740, U741). */
export function refusalOfFinMembre(
  acteur: { readonly personneId: number },
  role: { readonly type: RoleType; readonly personneId: number },
  isLastGestionnaire: boolean,
): RefusFinMembre | null {
  if (!isRoleMembre(role.type)) return 'role-non-autorise';
  if (acteur.personneId === role.personneId) return 'role-propre';
  return role.type === 'G' && isLastGestionnaire ? 'dernier-gestionnaire' : null;
}
