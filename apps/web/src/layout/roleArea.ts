import { ROLE_TYPES } from '@habilis/domain/role/RoleType';

const codes: ReadonlySet<string> = new Set(ROLE_TYPES);

/** Whether the first two parts of a path name a role's area: a role code, case-sensitive, and a number (R28). */
export const isRoleArea = ({ code = '', roleId = '' }: Readonly<Record<string, string | undefined>>): boolean =>
  codes.has(code) && /^\d+$/.test(roleId);

/** Whether an address is inside a role's area. */
export function isRoleAreaPath(pathname: string): boolean {
  const [, code, roleId] = pathname.split('/');
  return isRoleArea({ code, roleId });
}
