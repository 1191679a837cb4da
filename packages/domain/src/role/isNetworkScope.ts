import type { Capability } from './capability.ts';
import type { RoleScope } from './RoleScope.ts';
import type { RoleType } from './RoleType.ts';
import { scopeOf } from './scopeOf.ts';

const NETWORK: ReadonlySet<RoleScope> = new Set(['all', 'caisse', 'dispositif']);

/** Whether a role has a capability over the objects of many entites, not over those of its entite, its delegations or its own (rules/rights#scopes). */
export const isNetworkScope = (role: RoleType, capability: Capability): boolean =>
  NETWORK.has(scopeOf(role, capability));
