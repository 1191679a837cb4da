import { PATHS, roleHome } from '@habilis/api/page/paths';
import type { Role } from '@habilis/api/role/Role';

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
  if (!personalDataValidated) return PATHS.validationDonnees;
  if (secondFacteurAttendu) return PATHS.securite;
  const [only] = roles;
  return roles.length === 1 && only !== undefined ? roleHome(only) : PATHS.bienvenue;
}
