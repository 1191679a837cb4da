import type { Capability } from '@habilis/domain/role/capability';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { ETATS_MENES } from '@habilis/domain/session-certification/etats';
import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

type Builder = ExpressionBuilder<Database, 'certificat_formateur'>;

/** The condition that a capability of the caller reaches a formateur's certificat: their own, of who really leads or led sessions of theirs, or of the dispositif (rules/rights#scopes; rules/certificats#readers). */
export function formateurInScope({ db, caller }: Pick<RoleContext, 'db' | 'caller'>, capability: Capability) {
  const { role, personneId } = caller;
  const scope = scopeOf(role.type, capability);
  return (eb: Builder): ExpressionWrapper<Database, 'certificat_formateur', SqlBool> => {
    if (scope === 'all') return eb.and([eb.lit(true)]);
    if (scope === 'assigned') return eb.and([eb('certificat_formateur.personne_id', '=', personneId)]);
    if (scope === 'dispositif') {
      return eb.and([
        sql<boolean>`certificat_formateur.dispositif_niveau_id = any(array(${niveauxOfRole(db, role.id)}))`,
      ]);
    }
    if (scope === 'none') return eb.and([eb.lit(false)]);
    return eb.and([
      eb.exists((from) => {
        const led = from
          .selectFrom('session_certification')
          .select('session_certification.id')
          .whereRef('session_certification.animateur_id', '=', 'certificat_formateur.personne_id')
          .where('session_certification.etat', 'in', ETATS_MENES);
        if (scope === 'caisse') return led.where('session_certification.caisse_id', '=', role.mrpId ?? 0);
        return scope === 'entite'
          ? led.where('session_certification.entite_id', '=', role.entiteId ?? 0)
          : led.where('session_certification.habilitation_id', 'in', (of) =>
              of
                .selectFrom('delegation')
                .select('delegation.habilitation_id')
                .where('delegation.role_id', '=', role.id)
                .where('delegation.fin_le', 'is', null),
            );
      }),
    ]);
  };
}

/** Whether a capability of the caller reaches a formateur's certificat. */
export async function reachesFormateur(context: RoleContext, capability: Capability, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('certificat_formateur')
    .select('certificat_formateur.id')
    .where('certificat_formateur.id', '=', id)
    .where(formateurInScope(context, capability))
    .executeTakeFirst();
  return row !== undefined;
}
