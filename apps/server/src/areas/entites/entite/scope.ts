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
 * a habilitation in it (rules/rights#scopes). `caisseId` is the caisse that a list holds the entites of.
 */
export function isEntiteInScope(context: RoleContext, capability: Capability = 'read-entites', caisseId?: number) {
  const { role } = context.caller;
  const scope = scopeOf(role.type, capability);
  return (eb: Builder): Expression<SqlBool> => {
    if (scope === 'all') return eb.and([eb.lit(true)]);
    if (scope === 'entite' && role.entiteId !== null) return eb.and([eb('entite.id', '=', role.entiteId)]);
    if (scope === 'caisse' && role.mrpId !== null) return eb.and([eb('entite.caisse_id', '=', role.mrpId)]);
    if (scope === 'dispositif') {
      const inNiveaux = eb
        .selectFrom('habilitation')
        .select('habilitation.entite_id')
        // The niveaux as an array, so that they are looked up only once.
        .where(sql<boolean>`habilitation.dispositif_niveau_id = any(array(${niveauxOfRole(context.db, role.id)}))`);
      if (caisseId !== undefined) {
        return eb.and([eb('entite.id', 'in', inNiveaux.where('habilitation.entite_caisse_id', '=', caisseId))]);
      }
      // `offset 0` looks each entite up: joined, all habilitations of the scope would be gathered first.
      return eb.and([eb.exists(inNiveaux.whereRef('habilitation.entite_id', '=', 'entite.id').offset(0))]);
    }
    return eb.and([eb.lit(false)]);
  };
}

/** Whether every entite that is accredited in a niveau is in the caller's scope, as the niveau is. */
export async function isNiveauInScope({ db, caller: { role } }: RoleContext, code: string): Promise<boolean> {
  if (scopeOf(role.type, 'read-entites') !== 'dispositif') return false;
  const found = await niveauxOfRole(db, role.id).where('niveau_du_role.code', '=', code).executeTakeFirst();
  return found !== undefined;
}

/** Whether the caller may read an entite (rules/rights#scopes). */
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
