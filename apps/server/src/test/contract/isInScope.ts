import type { RoleScope } from '@habilis/domain/role/scopeOf';
import type { Caller } from './Caller.ts';
import type { Subject } from './Subject.ts';

/** The scopes that no administrative request lies in: it belongs to no scheme and to no delegation. */
export const OUT_OF_REACH: ReadonlySet<RoleScope> = new Set<RoleScope>(['dispositif', 'delegation', 'none']);

/** Whether an object lies in one of a caller's scopes, by the study and not by the server's queries (domain, C.10). */
export function isInScope(scopes: readonly RoleScope[], { personneId, role }: Caller, { owners }: Subject): boolean {
  if (owners === null || role === null) return false;
  const judge: Readonly<Record<RoleScope, () => boolean>> = {
    all: () => true,
    // Before an entity exists, the role that began the request owns it.
    entite: () => (owners.entiteId === null ? owners.roleId === role.id : owners.entiteId === role.entiteId),
    caisse: () => owners.caisseId !== null && owners.caisseId === role.mrpId,
    assigned: () => owners.assigneId !== null && owners.assigneId === personneId,
    dispositif: () => false,
    delegation: () => false,
    none: () => false,
  };
  return scopes.some((scope) => judge[scope]());
}
