import { isRequester } from './roleGroup.ts';
import type { RoleType } from './RoleType.ts';

/** Whether a role sees the agents of a fund by name; a requester sees the fund (domain, C.1). */
export const seesAgents = (role: RoleType): boolean => !isRequester(role);
