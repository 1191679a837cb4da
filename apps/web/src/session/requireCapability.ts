import type { Capability } from '@habilis/domain/role/capability';
import { can } from '@habilis/domain/role/can';
import { getDefaultStore } from 'jotai';
import { data } from 'react-router';
import { currentRoleAtom } from './atoms.ts';

/** Makes a page not exist for a role without any of the capabilities: all its calls would be refused. */
export function requireCapability(...capabilities: readonly Capability[]): void {
  const role = getDefaultStore().get(currentRoleAtom);
  if (role === null || !capabilities.some((one) => can(role.type, one))) throw data(null, { status: 404 });
}
