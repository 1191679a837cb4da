import { can } from '@habilis/domain/role/can';
import { getDefaultStore } from 'jotai';
import { data } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';

/** Makes the page that opens a session not exist for who opens none: what it offers would be refused. */
export function requireOpening(): void {
  const role = getDefaultStore().get(currentRoleAtom);
  const mayOpen = role !== null && (can(role.type, 'manage-sessions') || can(role.type, 'manage-network-sessions'));
  if (!mayOpen) throw data(null, { status: 404 });
}
