import type { Capability } from '@habilis/domain/role/capability';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

/** By which columns a scope finds a habilitation, its sessions and their certificats. */
const COLUMNS = {
  habilitation: { habilitation: 'id', caisse: 'entite_caisse_id', assigned: undefined },
  session_certification: { habilitation: 'habilitation_id', caisse: 'caisse_id', assigned: 'animateur_id' },
  certificat: { habilitation: 'habilitation_id', caisse: 'caisse_id', assigned: 'formateur_id' },
} as const;

/** The condition that a capability of the caller reaches a row of a habilitation or of what is made under it (rules/sessions#reach, rules/rights#scopes; SC21). */
export function reaches(
  { db, caller }: Pick<RoleContext, 'db' | 'caller'>,
  capability: Capability,
  table: keyof typeof COLUMNS,
): RawBuilder<boolean> {
  const { role, personneId } = caller;
  const { habilitation, caisse, assigned } = COLUMNS[table];
  const is = (column: string, id: number | null): RawBuilder<boolean> =>
    id === null ? sql<boolean>`false` : sql<boolean>`${sql.ref(`${table}.${column}`)} = ${id}`;
  switch (scopeOf(role.type, capability)) {
    case 'all':
      return sql<boolean>`true`;
    case 'entite':
      return is('entite_id', role.entiteId);
    case 'caisse':
      return is(caisse, role.mrpId);
    case 'dispositif':
      // As an array, so that the index is looked up per niveau; a join would read every row.
      return sql<boolean>`${sql.ref(`${table}.dispositif_niveau_id`)} = any(array(${niveauxOfRole(db, role.id)}))`;
    case 'delegation': {
      const delegated = db
        .selectFrom('delegation')
        .select('delegation.habilitation_id')
        .where('delegation.role_id', '=', role.id)
        .where('delegation.fin_le', 'is', null);
      return sql<boolean>`${sql.ref(`${table}.${habilitation}`)} in (${delegated})`;
    }
    case 'assigned':
      return assigned === undefined ? sql<boolean>`false` : is(assigned, personneId);
    case 'none':
      return sql<boolean>`false`;
  }
}
