import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Whether what waits for a role is one list by day: who holds sessions answers for demandes, pieces and ends too; anybody else has the list of the one kind that they do (EC33). */
export const waitsByDay = (role: RoleType): boolean => can(role, 'manage-sessions');
