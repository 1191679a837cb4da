import { PATHS, roleHome } from '@habilis/api/page/paths';
import type { Role } from '@habilis/api/role/Role';

/** Where to go after sign-in: first check one's data, then set the second factor that a role demands, then the home of the only role unless another is offered, else the choice of role (R1). */
export function homePath({
  roles,
  personalDataValidated,
  secondFacteurAttendu,
  invitations,
}: {
  readonly roles: readonly Pick<Role, 'type' | 'id'>[];
  readonly personalDataValidated: boolean;
  readonly secondFacteurAttendu: boolean;
  readonly invitations: number;
}): string {
  if (!personalDataValidated) return PATHS.validationDonnees;
  if (secondFacteurAttendu) return PATHS.securite;
  const [only] = roles;
  return roles.length === 1 && invitations === 0 && only !== undefined ? roleHome(only) : PATHS.bienvenue;
}
