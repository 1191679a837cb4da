import type { Role } from '@habilis/api/role/Role';

/** The person's role for an address: the same role, which may since have become a gestionnaire's (rules/dossier#steps), else their only one of that kind, as when it was ended and given again. */
export function roleFor(roles: readonly Role[], code: string, roleId: string): Role | undefined {
  const [only, ...others] = roles.filter(({ type }) => type === code);
  const same = roles.find(
    ({ id, type }) => String(id) === roleId && (type === code || (code === 'DM' && type === 'G')),
  );
  return same ?? (others.length === 0 ? only : undefined);
}
