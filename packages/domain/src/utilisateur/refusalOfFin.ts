import { mayManageRole, type RoleOfCaisse } from './mayManageRole.ts';

/** Why a role cannot be ended. */
export type RefusFin = 'role-non-autorise' | 'role-propre' | 'dernier-administrateur';

/** Why a role may not be ended, null when it may. Nobody ends their own role, or that of the last administrator (U4, U5). */
export function refusalOfFin(
  acteur: RoleOfCaisse & { readonly personneId: number },
  role: RoleOfCaisse & { readonly personneId: number },
  isLastAdministrateur: boolean,
): RefusFin | null {
  if (!mayManageRole(acteur, role)) return 'role-non-autorise';
  if (acteur.personneId === role.personneId) return 'role-propre';
  return role.type === 'ADM' && isLastAdministrateur ? 'dernier-administrateur' : null;
}
