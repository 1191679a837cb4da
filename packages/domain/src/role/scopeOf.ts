import type { Capability } from './capability.ts';
import { RIGHTS } from './RIGHTS.ts';
import type { RoleScope } from './RoleScope.ts';
import type { RoleType } from './RoleType.ts';

/** Over which objects a role has a capability, `none` when it has it not (rules/rights#scopes). */
export function scopeOf(role: RoleType, capability: Capability): RoleScope {
  return RIGHTS[capability][role] ?? 'none';
}
