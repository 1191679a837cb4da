import type { RoleType } from './RoleType.ts';

const MRP: ReadonlySet<RoleType> = new Set<RoleType>(['I', 'E', 'R', 'RC', 'RD', 'CNH']);
const REQUESTERS: ReadonlySet<RoleType> = new Set<RoleType>(['DM', 'G']);
const ADMINS: ReadonlySet<RoleType> = new Set<RoleType>(['S', 'ADM']);

/** Whether a role belongs to the review group (specification, section 6). */
export const isMrp = (role: RoleType): boolean => MRP.has(role);
/** Whether a role belongs to the requester group (specification, section 6). */
export const isRequester = (role: RoleType): boolean => REQUESTERS.has(role);
/** Whether a role belongs to the administrator group (specification, section 6). */
export const isAdmin = (role: RoleType): boolean => ADMINS.has(role);
