import type { RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import { givableRoles } from './givableRoles.ts';

/** A role with its caisse. */
export type RoleOfCaisse = { readonly type: RoleType; readonly mrpId: number | null };

/** Whether a role may give or end another role; a caisse's manager only in their own caisse (U1, U2). */
export function mayManageRole(giver: RoleOfCaisse, role: RoleOfCaisse): boolean {
  if (!givableRoles(giver.type).includes(role.type)) return false;
  return scopeOf(giver.type, 'manage-users') === 'all' || (giver.mrpId !== null && giver.mrpId === role.mrpId);
}
