import type { RoleType } from '../role/RoleType.ts';

/** Whether one of a person's roles requires a second factor, according to the setting that lists those roles (SF7). */
export const requiresSecondFactor = (roles: readonly RoleType[], demanding: readonly string[]): boolean =>
  roles.some((role) => demanding.includes(role));
