import type { RoleType } from '../role/RoleType.ts';

/** A role with what it is held for. */
export type RoleTenu = { readonly type: RoleType; readonly mrpId: number | null; readonly entiteId: number | null };

/** Whether two roles are one and the same for a person; requesters without entity each begin another one (U8). */
export const isSameRole = (one: RoleTenu, other: RoleTenu): boolean =>
  one.type === other.type &&
  one.mrpId === other.mrpId &&
  one.entiteId === other.entiteId &&
  (one.type !== 'DM' || one.entiteId !== null);
