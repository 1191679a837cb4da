import { alerte } from '@habilis/api/alerte/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { currentRoleAtom } from '../session/atoms.ts';
import { call } from '../session/call.ts';

/** The alerts of a role that its list of tasks does not show too, as last counted (A702). */
const alerteCountAtom = atom<{ readonly roleId: number; readonly total: number } | null>(null);

/** Recounts the alerts of a role, the current one unless told; does not wait for the answer. */
export function countAlertes(roleId = getDefaultStore().get(currentRoleAtom)?.id): void {
  if (roleId === undefined) return;
  call(alerte.count, {}, { background: true, roleId }).then(
    ({ horsTaches: total }) => getDefaultStore().set(alerteCountAtom, { roleId, total }),
    () => undefined,
  );
}

/** How many alerts a role has beside its tasks, counted again at each navigation and each time the page is read again; undefined before the first count. */
export function useAlerteCount(role: Role, locationKey: string, isRead: boolean): number | undefined {
  const roleId = role.id;
  const counted = useAtomValue(alerteCountAtom);
  useEffect(() => {
    if (isRead) countAlertes(roleId);
  }, [roleId, locationKey, isRead]);
  return counted !== null && counted.roleId === roleId ? counted.total : undefined;
}
