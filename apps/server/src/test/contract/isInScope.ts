import type { RoleScope } from '@habilis/domain/role/RoleScope';
import type { Caller } from './Caller.ts';
import type { Subject } from './Subject.ts';

const isOfDispositif = ({ owners }: Subject): boolean =>
  owners !== null && (owners.niveau !== null || (owners.niveaux ?? []).length > 0);

/** Whether a scope contains none of some objects. */
export const isOutOfReach = (subjects: readonly Subject[], scope: RoleScope): boolean =>
  scope === 'delegation' || scope === 'none' || (scope === 'dispositif' && !subjects.some(isOfDispositif));

/** Whether a caller manages the niveau's dispositif, or examines the niveau. */
function worksOn({ codes = [] }: Caller, niveau: string): boolean {
  const [dispositif = ''] = niveau.split('-');
  return codes.includes(dispositif) || codes.includes(niveau);
}

/** Whether an object is in one of a caller's scopes, written a second time, independently of the server's queries (rules/rights#scopes). */
export function isInScope(scopes: readonly RoleScope[], caller: Caller, { owners }: Subject): boolean {
  const { personneId, role } = caller;
  if (owners === null || role === null) return false;
  const judge: Readonly<Record<RoleScope, () => boolean>> = {
    all: () => owners.isBrouillon !== true || role.type === 'ADM' || role.type === 'S',
    // Before an entite exists, the role that created the demande owns it.
    entite: () => (owners.entiteId === null ? owners.roleId === role.id : owners.entiteId === role.entiteId),
    caisse: () => owners.caisseId !== null && owners.caisseId === role.mrpId,
    dispositif: () =>
      [...(owners.niveau === null ? [] : [owners.niveau]), ...(owners.niveaux ?? [])].some((niveau) =>
        worksOn(caller, niveau),
      ),
    assigned: () =>
      (owners.assigneId !== null && owners.assigneId === personneId) ||
      owners.titulaireIds?.includes(personneId) === true,
    delegation: () => owners.delegataireRoleIds?.includes(role.id) === true,
    none: () => false,
  };
  return scopes.some((scope) => judge[scope]());
}
