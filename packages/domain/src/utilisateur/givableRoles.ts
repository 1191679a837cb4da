import { isAdmin } from '../role/roleGroup.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import { attacheOfRole } from './attacheOfRole.ts';

/** Whether somebody may give and end roles of a type at all: ADM every one, S all but ADM and S, RC those of a caisse (U1, U2). */
function isGivable(giver: RoleType, type: RoleType): boolean {
  const scope = scopeOf(giver, 'manage-users');
  if (scope === 'none') return false;
  if (isAdmin(type)) return scopeOf(giver, 'edit-settings') === 'all';
  // A caisse's manager gives no role that reaches beyond a caisse.
  return scope === 'all' || attacheOfRole(type) === 'caisse';
}

/** The roles that a role may give to others, in the order of the codes (U1, U2). */
export const givableRoles = (giver: RoleType): RoleType[] => ROLE_TYPES.filter((type) => isGivable(giver, type));
