import { LARGEST_INTEGER } from '@habilis/api/wire/formats';
import type { Capability } from '@habilis/domain/role/capability';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

type Builder = ExpressionBuilder<Database, 'entite'>;

/**
 * The condition that an entite is in the caller's scope for a capability; the scope of a dispositif or niveau holds the entites that have or had
 * a habilitation in it (domain, C.10). `held` is the code of a niveau that the list holds entites of: when it is in the scope, so are they.
 */
export function isEntiteInScope(context: RoleContext, capability: Capability = 'read-entites', held?: string) {
  const { role } = context.caller;
  const scope = scopeOf(role.type, capability);
  return (eb: Builder): Expression<SqlBool> => {
    if (scope === 'all') return eb.and([eb.lit(true)]);
    if (scope === 'entite' && role.entiteId !== null) return eb.and([eb('entite.id', '=', role.entiteId)]);
    if (scope === 'caisse' && role.mrpId !== null) return eb.and([eb('entite.caisse_id', '=', role.mrpId)]);
    if (scope === 'dispositif') {
      // The niveaux as an array, so that they are looked up only once.
      const niveaux = sql`array(${niveauxOfRole(context.db, role.id)})`;
      const inNiveaux = eb
        .selectFrom('habilitation')
        .select('habilitation.id')
        .whereRef('habilitation.entite_id', '=', 'entite.id')
        .where(sql<boolean>`habilitation.dispositif_niveau_id = any(${niveaux})`)
        // `offset 0` looks each entite up: joined, all habilitations of the scope would be gathered first.
        .offset(0);
      const isLookedUp = eb.exists(inNiveaux);
      if (held === undefined) return eb.and([isLookedUp]);
      const isHeldHere = sql<boolean>`(select id from dispositif_niveau where code = ${held}) = any(${niveaux})`;
      return eb.or([isHeldHere, isLookedUp]);
    }
    return eb.and([eb.lit(false)]);
  };
}

/** Whether the caller may read an entite (domain, C.10). */
export async function mayReadEntite(context: RoleContext, entiteId: number): Promise<boolean> {
  if (entiteId > LARGEST_INTEGER) return false;
  const row = await context.db
    .selectFrom('entite')
    .select('entite.id')
    .where('entite.id', '=', entiteId)
    .where(isEntiteInScope(context))
    .executeTakeFirst();
  return row !== undefined;
}
