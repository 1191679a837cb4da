import type { Capability } from './capability.ts';
import type { RoleType } from './RoleType.ts';
import { scopeOf } from './scopeOf.ts';

/** Whether a role has a capability over at least some objects (rules/rights#matrix). */
export function can(role: RoleType, capability: Capability): boolean {
  return scopeOf(role, capability) !== 'none';
}
