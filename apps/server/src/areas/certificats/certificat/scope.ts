import type { Capability } from '@habilis/domain/role/capability';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

type Builder = ExpressionBuilder<Database, 'certificat'>;

/** The condition that a capability of the caller reaches a certificat (P72): that of its session, read from its own row. */
export function inScope(
  { db, caller }: Pick<RoleContext, 'db' | 'caller'>,
  capability: Capability = 'read-certificats',
) {
  const { role, personneId } = caller;
  const scope = scopeOf(role.type, capability);
  return (eb: Builder): ExpressionWrapper<Database, 'certificat', SqlBool> => {
    switch (scope) {
      case 'all':
        return eb.and([eb.lit(true)]);
      case 'entite':
        return role.entiteId === null
          ? eb.and([eb.lit(false)])
          : eb.and([eb('certificat.entite_id', '=', role.entiteId)]);
      case 'caisse':
        return role.mrpId === null ? eb.and([eb.lit(false)]) : eb.and([eb('certificat.caisse_id', '=', role.mrpId)]);
      case 'dispositif':
        // As an array, so that the index is looked up per niveau; a join would read all certificats.
        return eb.and([sql<boolean>`certificat.dispositif_niveau_id = any(array(${niveauxOfRole(db, role.id)}))`]);
      case 'delegation':
        return eb.and([
          eb('certificat.habilitation_id', 'in', (from) =>
            from
              .selectFrom('delegation')
              .select('delegation.habilitation_id')
              .where('delegation.role_id', '=', role.id)
              .where('delegation.fin_le', 'is', null),
          ),
        ]);
      case 'assigned':
        return eb.and([eb('certificat.formateur_id', '=', personneId)]);
      case 'none':
        return eb.and([eb.lit(false)]);
    }
  };
}

/** The scopes of a network; those of an entite, of delegations or of a formateur hold few certificats. */
const NETWORK: ReadonlySet<string> = new Set(['all', 'caisse', 'dispositif']);

/** Whether the certificats that the caller may read are their own, not those of a network. */
export const isOwnScope = ({ caller }: Pick<RoleContext, 'caller'>): boolean =>
  !NETWORK.has(scopeOf(caller.role.type, 'read-certificats'));

/** Whether the caller may read a certificat. */
export async function mayReadCertificat(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('certificat')
    .select('certificat.id')
    .where('certificat.id', '=', id)
    .where(inScope(context))
    .executeTakeFirst();
  return row !== undefined;
}
