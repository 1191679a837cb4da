import type { Role } from '@habilis/api/role/Role';
import type { Account } from '@habilis/api/session/Account';
import { atom } from 'jotai';

/** The signed-in person, null for a guest. */
export const accountAtom = atom<Account | null>(null);
/** The current role, null outside the role areas. */
export const currentRoleAtom = atom<Role | null>(null);
