import type { RoleType } from '@habilis/domain/role/RoleType';
import type { RoleScope } from '@habilis/domain/role/RoleScope';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';

type Builder = ExpressionBuilder<Database, 'role'>;

/** Whose roles a role may see: those of the scope for users, otherwise those of its own entite (rules/rights#scopes). */
export function scopeOverUsers(type: RoleType): RoleScope {
  const scope = scopeOf(type, 'manage-users');
  return scope === 'none' ? scopeOf(type, 'manage-entite-users') : scope;
}

/** The condition that a role is one that the caller may see (U14). */
export function isRoleVisible(context: RoleContext) {
  const { role } = context.caller;
  const scope = scopeOverUsers(role.type);
  return (eb: Builder): ExpressionWrapper<Database, 'role', SqlBool> => {
    if (scope === 'all') return eb.and([eb.lit(true)]);
    if (scope === 'caisse' && role.mrpId !== null) return eb.and([eb('role.mrp_id', '=', role.mrpId)]);
    if (scope !== 'entite' || role.entiteId === null) return eb.and([eb.lit(false)]);
    // A person who has left an entite no longer belongs to it.
    return eb.and([eb('role.entite_id', '=', role.entiteId), isLiveRole(context.now)]);
  };
}

/** Whether the caller may see a person: everybody, or those with a role in their scope. */
export async function mayReadPersonne(context: RoleContext, habilisId: string): Promise<boolean> {
  const person = await namedPersonne(context.db)
    .select('personne.id')
    .where('named.habilis_id', '=', habilisId)
    .executeTakeFirst();
  if (person === undefined) return false;
  if (scopeOverUsers(context.caller.role.type) === 'all') return true;
  const seen = await context.db
    .selectFrom('role')
    .select('role.id')
    .where('role.personne_id', '=', person.id)
    .where(isRoleVisible(context))
    .executeTakeFirst();
  return seen !== undefined;
}

const LARGEST_ID = 2_147_483_647;

/** Whether the caller may see a role of somebody. */
export async function mayReadRole(context: RoleContext, roleId: number): Promise<boolean> {
  if (roleId > LARGEST_ID) return false;
  const row = await context.db
    .selectFrom('role')
    .select('role.id')
    .where('role.id', '=', roleId)
    .where(isRoleVisible(context))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a person under one of their live roles of formateur is the caller, by the identifier of today or an earlier one. */
export async function isOwnFormateur(
  { db, caller, now }: RoleContext,
  habilisId: string,
  roleId: number,
): Promise<boolean> {
  if (roleId > LARGEST_ID) return false;
  const row = await namedPersonne(db)
    .innerJoin('role', 'role.personne_id', 'personne.id')
    .select('role.id')
    .where('named.habilis_id', '=', habilisId)
    .where('personne.id', '=', caller.personneId)
    .where('role.id', '=', roleId)
    .where('role.type', '=', 'F')
    .where(isLiveRole(now))
    .executeTakeFirst();
  return row !== undefined;
}
