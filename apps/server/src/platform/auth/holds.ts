import { can } from '@habilis/domain/role/can';
import type { Capability } from '@habilis/domain/role/capability';
import type { Caller } from '../Handler.ts';

/** Whether a caller has a capability: by their role and, for an application, among the scopes that it keeps of it (AP1). */
export const holds = ({ role, application }: Caller, capability: Capability): boolean =>
  role !== null && can(role.type, capability) && (application === null || application.portees.includes(capability));
