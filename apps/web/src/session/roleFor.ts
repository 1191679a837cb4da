import type { Role } from '@habilis/api/role/Role';

/** The role under which a person reads an address of a role: that role, else the only one of theirs of its kind, as when it was ended and given anew; a requester's may have become a manager's (domain, decision 5). */
export function roleFor(roles: readonly Role[], code: string, roleId: string): Role | undefined {
  const isOfKind = ({ type }: Role) => type === code || (code === 'DM' && type === 'G');
  const [only, ...others] = roles.filter(isOfKind);
  return roles.find((role) => String(role.id) === roleId && isOfKind(role)) ?? (others.length === 0 ? only : undefined);
}
