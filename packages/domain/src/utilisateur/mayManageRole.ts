import type { RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import { givableRoles } from './givableRoles.ts';

/** A role with the fund that it is held for. */
export type RoleOfFund = { readonly type: RoleType; readonly mrpId: number | null };

/** Whether a role may give another one to somebody, or end it: of its own fund only when it manages one (U1, U2). */
export function mayManageRole(giver: RoleOfFund, role: RoleOfFund): boolean {
  if (!givableRoles(giver.type).includes(role.type)) return false;
  return scopeOf(giver.type, 'manage-users') === 'all' || (giver.mrpId !== null && giver.mrpId === role.mrpId);
}
