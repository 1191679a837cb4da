import { can } from './can.ts';
import type { RoleType } from './RoleType.ts';

/** Whether a role answers for what others do in its scope, and so follows all their tasks (EC5). */
export const supervises = (role: RoleType): boolean =>
  can(role, 'validate-instruction') || can(role, 'validate-demande') || can(role, 'force-task');
