import type { Capability } from './capability.ts';
import type { RoleType } from './RoleType.ts';
import { scopeOf } from './scopeOf.ts';

/** Whether a role has a capability over at least some objects (domain, C.10). */
export function can(role: RoleType, capability: Capability): boolean {
  return scopeOf(role, capability) !== 'none';
}
