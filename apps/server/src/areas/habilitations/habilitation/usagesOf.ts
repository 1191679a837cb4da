import type { UsagesHabilitation } from '@habilis/domain/habilitation/refusalOfSuppression';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** What depends on a habilitation: its sessions that are not deleted, its renewal and the demandes that come from it (H25, H27). */
export async function usagesOf(
  db: Kysely<Database>,
  id: number,
): Promise<UsagesHabilitation & { readonly derniereSessionCloturee: string | null }> {
  const held = await db
    .selectFrom('session_certification')
    .select((eb) => [
      eb.fn.countAll<number>().as('sessions'),
      eb.fn.max('date_fin_session').filterWhere('etat', '=', 'CLOTUREE').as('derniereSessionCloturee'),
    ])
    .where('habilitation_id', '=', id)
    .where('etat', '<>', 'SUPPRIMEE')
    .executeTakeFirstOrThrow();
  const { renewals } = await db
    .selectFrom('habilitation')
    .select((eb) => eb.fn.countAll<number>().as('renewals'))
    .where('source_id', '=', id)
    .executeTakeFirstOrThrow();
  const { demandes } = await db
    .selectFrom('demande_habilitation')
    .select((eb) => eb.fn.countAll<number>().as('demandes'))
    .where('habilitation_source_id', '=', id)
    .where('en_cours', '=', true)
    .executeTakeFirstOrThrow();
  return { ...held, suites: renewals + demandes };
}
