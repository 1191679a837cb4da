import type { RoleScope } from '@habilis/domain/role/RoleScope';
import type { Caller } from './Caller.ts';
import type { Subject, SubjectKind } from './Subject.ts';

/** Kinds of objects that belong to one or more dispositifs. */
const OF_DISPOSITIF: ReadonlySet<SubjectKind> = new Set<SubjectKind>([
  'dispositif',
  'dispositif-niveau',
  'habilitation',
  'entite',
  'demande-habilitation',
]);

/** Whether a scope contains no object of this kind. */
export const isOutOfReach = (kind: SubjectKind, scope: RoleScope): boolean =>
  scope === 'delegation' || scope === 'none' || (scope === 'dispositif' && !OF_DISPOSITIF.has(kind));

/** Whether a caller manages the niveau's dispositif, or examines the niveau. */
function worksOn({ codes = [] }: Caller, niveau: string): boolean {
  const [dispositif = ''] = niveau.split('-');
  return codes.includes(dispositif) || codes.includes(niveau);
}

/** Whether an object is in one of a caller's scopes, from the study and independently of the server's queries (domain, C.10). */
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
