import type { Capability } from '@habilis/domain/role/capability';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

/** How an index of words holds a caisse and a niveau beside the words: no word has the sign. */
const CAISSE = 'caisse=';
const NIVEAU = 'niveau=';

/** The caisse and the niveau of a row as the index of its words holds them (decision 0202). */
export const heldCadre = (table: 'session_certification' | 'certificat'): RawBuilder<unknown> =>
  sql`array_to_tsvector(array[${sql.lit(CAISSE)} || coalesce(${sql.ref(`${table}.caisse_id`)}::text, ''),
    ${sql.lit(NIVEAU)} || ${sql.ref(`${table}.dispositif_niveau_id`)}::text])`;

/** One of the ids that a query gives, to be looked up in the index; nothing is found when it gives none. */
const oneOf = (kind: string, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select string_agg(quote_literal(${kind} || id), ' | ')::tsquery from (${ids}) cadre)`;

/** The caisse and the niveaux that narrow a search, to be looked up together with its words: those of the caller’s scope, and of the filters by their codes. */
export function cadresOf(
  { db, caller: { role } }: Pick<RoleContext, 'db' | 'caller'>,
  capability: Capability,
  { caisse, niveau }: { readonly caisse?: string | undefined; readonly niveau?: string | undefined } = {},
): RawBuilder<unknown>[] {
  const scope = scopeOf(role.type, capability);
  return [
    ...(scope === 'caisse' ? [oneOf(CAISSE, sql`select ${role.mrpId}::integer as id`)] : []),
    ...(scope === 'dispositif' ? [oneOf(NIVEAU, sql`${niveauxOfRole(db, role.id)}`)] : []),
    ...(caisse ? [oneOf(CAISSE, sql`select id from mrp where code = ${caisse}`)] : []),
    ...(niveau ? [oneOf(NIVEAU, sql`select id from dispositif_niveau where code = ${niveau}`)] : []),
  ];
}
