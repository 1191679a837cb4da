import type { Role } from '@habilis/api/role/Role';

/** The address of a role's area, or of a page in it. */
export const rolePath = (role: Pick<Role, 'type' | 'id'>, page = ''): string =>
  `/${role.type}/${role.id}${page === '' ? '' : `/${page}`}`;

/** Where a person goes after signing in: to check their data first, to the second factor that a role demands, then straight home with one role, else to the choice (specification, section 2). */
export function homePath({
  roles,
  personalDataValidated,
  secondFacteurAttendu,
}: {
  readonly roles: readonly Pick<Role, 'type' | 'id'>[];
  readonly personalDataValidated: boolean;
  readonly secondFacteurAttendu: boolean;
}): string {
  if (!personalDataValidated) return '/validation-donnees-personnelles';
  if (secondFacteurAttendu) return '/compte/securite';
  const [only] = roles;
  return roles.length === 1 && only !== undefined ? rolePath(only) : '/bienvenue';
}
