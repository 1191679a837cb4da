import type { Capability } from '@habilis/domain/role/capability';
import { can } from '@habilis/domain/role/can';
import { getDefaultStore } from 'jotai';
import { data } from 'react-router';
import { currentRoleAtom } from './atoms.ts';

/** Makes a page not exist for a role without the capability: all its calls would be refused. */
export function requireCapability(capability: Capability): void {
  const role = getDefaultStore().get(currentRoleAtom);
  if (role === null || !can(role.type, capability)) throw data(null, { status: 404 });
}
