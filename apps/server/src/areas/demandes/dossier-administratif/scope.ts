import type { Capability } from '@habilis/domain/role/capability';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DemandeAdministrativeTable } from '../../../database/tables/demandes.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';

export type DemandeRow = Selectable<DemandeAdministrativeTable>;
type Builder = ExpressionBuilder<Database, 'demande_administrative'>;

/** The condition that a demande is in the caller's scope for a capability; a deleted one is in nobody's (rules/rights#scopes). */
export function inScope(context: RoleContext, capability: Capability = 'read-demandes') {
  const { personneId, role } = context.caller;
  const scope = scopeOf(role.type, capability);
  return (eb: Builder): ExpressionWrapper<Database, 'demande_administrative', SqlBool> => {
    const isLive = eb('demande_administrative.tache', '<>', 'supprimee');
    switch (scope) {
      case 'all':
        return isLive;
      case 'entite': {
        // Before an entite exists, the role that began the demande owns it.
        const mine = eb('demande_administrative.role_id', '=', role.id);
        return eb.and([
          isLive,
          role.entiteId === null ? mine : eb('demande_administrative.entite_id', '=', role.entiteId).or(mine),
        ]);
      }
      case 'caisse':
        return role.mrpId === null
          ? eb.and([eb.lit(false)])
          : eb.and([isLive, eb('demande_administrative.caisse_id', '=', role.mrpId)]);
      case 'assigned':
        return eb.and([isLive, eb('demande_administrative.assigne_id', '=', personneId)]);
      // A demande administrative belongs to no dispositif and to no delegation.
      case 'dispositif':
      case 'delegation':
      case 'none':
        return eb.and([eb.lit(false)]);
    }
  };
}

const readRows = new WeakMap<Context, Map<number, Promise<DemandeRow | undefined>>>();

/** The demande of an id in the caller's scope; read once per call, for its scope check and its handler. */
export function readInScope(context: RoleContext, id: number): Promise<DemandeRow | undefined> {
  const rows = readRows.get(context) ?? new Map<number, Promise<DemandeRow | undefined>>();
  readRows.set(context, rows);
  const row =
    rows.get(id) ??
    context.db
      .selectFrom('demande_administrative')
      .selectAll('demande_administrative')
      .where('demande_administrative.id', '=', id)
      .where(inScope(context))
      .executeTakeFirst();
  rows.set(id, row);
  return row;
}

/** Whether the caller may read a demande administrative, and so its files. */
export async function mayReadDemandeAdministrative(context: RoleContext, id: number): Promise<boolean> {
  return (await readInScope(context, id)) !== undefined;
}
