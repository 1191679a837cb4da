import type { Role } from '@habilis/api/role/Role';
import { tryStorage } from './tryStorage.ts';

const KEY = 'habilis-dernier-role';

/** Keeps, for this browser tab, the role whose area was last open. */
export const keepLastRole = (id: number): void => tryStorage(() => sessionStorage.setItem(KEY, String(id)));

/** Among a person's roles, the one whose area was last open in this tab, or the only one. */
export function lastRole(roles: readonly Role[]): Role | null {
  const kept = tryStorage(() => sessionStorage.getItem(KEY));
  const [only, ...others] = roles;
  return roles.find(({ id }) => String(id) === kept) ?? (others.length === 0 ? (only ?? null) : null);
}
