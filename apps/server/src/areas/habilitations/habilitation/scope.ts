import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type ExpressionBuilder, type ExpressionWrapper, type Selectable, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { HabilitationTable } from '../../../database/tables/habilitations.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

export type HabilitationRow = Selectable<HabilitationTable>;
type Builder = ExpressionBuilder<Database, 'habilitation'>;

/** The condition that the caller may read a habilitation; they may act on the same ones (domain, C.10). */
export function inScope({ db, ...context }: RoleContext) {
  const { role } = context.caller;
  const scope = scopeOf(role.type, 'read-habilitations');
  return (eb: Builder): ExpressionWrapper<Database, 'habilitation', SqlBool> => {
    switch (scope) {
      case 'all':
        return eb.and([eb.lit(true)]);
      case 'entite':
        return role.entiteId === null
          ? eb.and([eb.lit(false)])
          : eb.and([eb('habilitation.entite_id', '=', role.entiteId)]);
      case 'caisse':
        return eb.and([eb('habilitation.entite_caisse_id', '=', role.mrpId)]);
      case 'dispositif':
        // As an array, so that the index is looked up per niveau; a join would read all habilitations.
        return eb.and([sql<boolean>`habilitation.dispositif_niveau_id = any(array(${niveauxOfRole(db, role.id)}))`]);
      case 'delegation':
        return eb.and([
          eb('habilitation.id', 'in', (from) =>
            from
              .selectFrom('delegation')
              .select('delegation.habilitation_id')
              .where('delegation.role_id', '=', role.id)
              .where('delegation.fin_le', 'is', null),
          ),
        ]);
      case 'assigned':
      case 'none':
        return eb.and([eb.lit(false)]);
    }
  };
}

/** Whether the caller may read a habilitation. */
export async function mayReadHabilitation(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('habilitation')
    .select('habilitation.id')
    .where('habilitation.id', '=', id)
    .where(inScope(context))
    .executeTakeFirst();
  return row !== undefined;
}
