import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

type Builder = ExpressionBuilder<Database, 'certificat_formateur'>;

/** The condition that the caller may take away a formateur's certificat: their own, or of who leads sessions of theirs (domain, C.10). */
export function formateurInScope({ caller }: Pick<RoleContext, 'caller'>) {
  const { role, personneId } = caller;
  const scope = scopeOf(role.type, 'issue-certificats');
  return (eb: Builder): ExpressionWrapper<Database, 'certificat_formateur', SqlBool> => {
    if (scope === 'all') return eb.and([eb.lit(true)]);
    if (scope === 'assigned') return eb.and([eb('certificat_formateur.personne_id', '=', personneId)]);
    if (scope !== 'entite' && scope !== 'delegation') return eb.and([eb.lit(false)]);
    return eb.and([
      eb.exists((from) => {
        const led = from
          .selectFrom('session_certification')
          .select('session_certification.id')
          .whereRef('session_certification.animateur_id', '=', 'certificat_formateur.personne_id');
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

/** Whether the caller may take away a formateur's certificat. */
export async function mayTakeFormateur(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('certificat_formateur')
    .select('certificat_formateur.id')
    .where('certificat_formateur.id', '=', id)
    .where(formateurInScope(context))
    .executeTakeFirst();
  return row !== undefined;
}
