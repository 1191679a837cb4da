import type { Capability } from '@habilis/domain/role/capability';
import { can } from '@habilis/domain/role/can';
import { getDefaultStore } from 'jotai';
import { data } from 'react-router';
import { currentRoleAtom } from './atoms.ts';

/** Refuses a page to a role that could do nothing with it, as if there were none: its calls would all be refused. */
export function requireCapability(capability: Capability): void {
  const role = getDefaultStore().get(currentRoleAtom);
  if (role === null || !can(role.type, capability)) throw data(null, { status: 404 });
}
