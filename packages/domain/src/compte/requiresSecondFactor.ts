import type { RoleType } from '../role/RoleType.ts';

/** Whether a person's roles demand a second factor of them, after the setting that names those that do (SF7). */
export const requiresSecondFactor = (roles: readonly RoleType[], demanding: readonly string[]): boolean =>
  roles.some((role) => demanding.includes(role));
