import type { RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';

/** Whether the dates of a role are of one entite alone, so that its name says nothing. */
export const readsOwnEntite = (role: RoleType): boolean => scopeOf(role, 'read-habilitations') === 'entite';
