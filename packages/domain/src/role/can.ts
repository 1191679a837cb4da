import type { Capability } from './capability.ts';
import type { RoleType } from './RoleType.ts';
import { scopeOf } from './scopeOf.ts';

/** Whether a role has a capability over anything at all (domain, C.10). */
export function can(role: RoleType, capability: Capability): boolean {
  return scopeOf(role, capability) !== 'none';
}
