import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Whether a role opens sessions of a niveau, within its scope: entites of all, the network of those that it leads itself (SC20, SC27). */
export const mayOpenSession = (
  role: RoleType,
  { sessionParFormateur }: { readonly sessionParFormateur: boolean },
): boolean => can(role, 'manage-sessions') || (!sessionParFormateur && can(role, 'manage-network-sessions'));
