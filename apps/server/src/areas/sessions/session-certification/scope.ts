import type { Capability } from '@habilis/domain/role/capability';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type ExpressionBuilder, type ExpressionWrapper, type Selectable, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { SessionCertificationTable } from '../../../database/tables/sessions.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

export type SessionRow = Selectable<SessionCertificationTable>;
type Builder = ExpressionBuilder<Database, 'session_certification'>;

/** The condition that a capability of the caller reaches a session (domain, C.6 and C.10; SC21). */
export function inScope({ db, caller }: Pick<RoleContext, 'db' | 'caller'>, capability: Capability = 'read-sessions') {
  const { role, personneId } = caller;
  const scope = scopeOf(role.type, capability);
  return (eb: Builder): ExpressionWrapper<Database, 'session_certification', SqlBool> => {
    switch (scope) {
      case 'all':
        return eb.and([eb.lit(true)]);
      case 'entite':
        return role.entiteId === null
          ? eb.and([eb.lit(false)])
          : eb.and([eb('session_certification.entite_id', '=', role.entiteId)]);
      case 'caisse':
        return role.mrpId === null
          ? eb.and([eb.lit(false)])
          : eb.and([eb('session_certification.caisse_id', '=', role.mrpId)]);
      case 'dispositif':
        // As an array, so that the index is looked up per niveau; a join would read all sessions.
        return eb.and([
          sql<boolean>`session_certification.dispositif_niveau_id = any(array(${niveauxOfRole(db, role.id)}))`,
        ]);
      case 'delegation':
        return eb.and([
          eb('session_certification.habilitation_id', 'in', (from) =>
            from
              .selectFrom('delegation')
              .select('delegation.habilitation_id')
              .where('delegation.role_id', '=', role.id)
              .where('delegation.fin_le', 'is', null),
          ),
        ]);
      case 'assigned':
        return eb.and([eb('session_certification.animateur_id', '=', personneId)]);
      case 'none':
        return eb.and([eb.lit(false)]);
    }
  };
}

/** The scopes of a network; those of an entite, of delegations or of a formateur hold few sessions. */
const NETWORK: ReadonlySet<string> = new Set(['all', 'caisse', 'dispositif']);

/** Whether the sessions that the caller may read are their own, not those of a network. */
export const isOwnScope = ({ caller }: Pick<RoleContext, 'caller'>): boolean =>
  !NETWORK.has(scopeOf(caller.role.type, 'read-sessions'));

/** Whether the caller may read a session. */
export async function mayReadSession(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('session_certification')
    .select('session_certification.id')
    .where('session_certification.id', '=', id)
    .where(inScope(context))
    .executeTakeFirst();
  return row !== undefined;
}
