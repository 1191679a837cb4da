import type { RoleType } from './RoleType.ts';

const MRP: ReadonlySet<RoleType> = new Set<RoleType>(['I', 'E', 'R', 'RC', 'RD', 'CNH']);
const DEMANDEURS: ReadonlySet<RoleType> = new Set<RoleType>(['DM', 'G']);
const ADMINS: ReadonlySet<RoleType> = new Set<RoleType>(['S', 'ADM']);

/** Whether a role belongs to the review group (P2). */
export const isMrp = (role: RoleType): boolean => MRP.has(role);
/** Whether a role belongs to the demandeur group (P3). */
export const isDemandeur = (role: RoleType): boolean => DEMANDEURS.has(role);
/** Whether a role belongs to the administrator group (P4). */
export const isAdmin = (role: RoleType): boolean => ADMINS.has(role);
