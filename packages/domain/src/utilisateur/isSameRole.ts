import type { RoleType } from '../role/RoleType.ts';

/** A role with what it is attached to. */
export type RoleTenu = { readonly type: RoleType; readonly mrpId: number | null; readonly entiteId: number | null };

/** Whether two roles of a person are the same; demandeur roles without entite are all different, each for a new entite (U8). */
export const isSameRole = (one: RoleTenu, other: RoleTenu): boolean =>
  one.type === other.type &&
  one.mrpId === other.mrpId &&
  one.entiteId === other.entiteId &&
  (one.type !== 'DM' || one.entiteId !== null);
