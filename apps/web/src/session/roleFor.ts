import type { Role } from '@habilis/api/role/Role';

/** The role under which a person reads an address of a role: that role, which may have become a manager's since it was a requester's (domain, decision 5), else the only one of theirs of its kind, as when it was ended and given anew. */
export function roleFor(roles: readonly Role[], code: string, roleId: string): Role | undefined {
  const [only, ...others] = roles.filter(({ type }) => type === code);
  const same = roles.find(
    ({ id, type }) => String(id) === roleId && (type === code || (code === 'DM' && type === 'G')),
  );
  return same ?? (others.length === 0 ? only : undefined);
}
