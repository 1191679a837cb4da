import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import type { RoleType } from '../role/RoleType.ts';
import { attacheOfRole } from './attacheOfRole.ts';
import { perimetreOfRole } from './perimetreOfRole.ts';

/** What a role is to be held for. */
type Attache = {
  readonly type: RoleType;
  readonly mrpId: number | null;
  /** Undefined when a name was typed and no entite chosen. */
  readonly entiteId?: number | null | undefined;
};
/** What a role is to work on. */
type Perimetre = { readonly dispositifIds: readonly number[]; readonly niveauIds: readonly number[] };

/** The caisse or the entite that a role lacks, or has no use for; `prefix` is its path in what is sent (U8, U13). */
export function attacheFaults({ type, mrpId, entiteId }: Attache, prefix: string): FieldFault[] {
  const attache = attacheOfRole(type);
  const wantsCaisse = attache === 'caisse' || attache === 'organisme-national';
  const mayHaveEntite = attache === 'entite' || attache === 'entite-facultative';
  const isEntiteMissing = entiteId === undefined || (entiteId === null && attache === 'entite');
  return [
    ...faultIf(!wantsCaisse && mrpId !== null, `${prefix}mrpId`, 'champ.invalide'),
    ...faultIf(wantsCaisse && mrpId === null, `${prefix}mrpId`, 'utilisateur.caisse-requise'),
    ...faultIf(!mayHaveEntite && typeof entiteId === 'number', `${prefix}entiteId`, 'champ.invalide'),
    ...faultIf(mayHaveEntite && isEntiteMissing, `${prefix}entiteId`, 'utilisateur.entite-requise'),
  ];
}

/** The dispositifs or the niveaux that a role lacks, or has no use for (DN1). */
export function perimetreFaults(type: RoleType, { dispositifIds, niveauIds }: Perimetre, prefix = ''): FieldFault[] {
  const wanted = perimetreOfRole(type);
  const faultsOf = (kind: 'dispositifs' | 'niveaux', ids: readonly number[], field: string, missing: string) => [
    ...faultIf(wanted !== kind && ids.length > 0, prefix + field, 'champ.invalide'),
    ...faultIf(wanted === kind && ids.length === 0, prefix + field, missing),
  ];
  return [
    ...faultsOf('dispositifs', dispositifIds, 'dispositifIds', 'utilisateur.dispositif-requis'),
    ...faultsOf('niveaux', niveauIds, 'niveauIds', 'utilisateur.niveau-requis'),
  ];
}

/** Everything that is wrong with a role to give, null in a form that holds none yet (U8, U13). */
export const roleFaults = (role: (Attache & Perimetre) | null, prefix = ''): FieldFault[] =>
  role === null
    ? [{ path: `${prefix}type`, title: 'utilisateur.role-requis' }]
    : [...attacheFaults(role, prefix), ...perimetreFaults(role.type, role, prefix)];
