import type { UsagesHabilitation } from '@habilis/domain/habilitation/refusalOfSuppression';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** What holds on to an accreditation; sessions, once there are some, are counted here (H25, H27). */
export async function usagesOf(
  db: Kysely<Database>,
  id: number,
): Promise<UsagesHabilitation & { readonly derniereSessionCloturee: string | null }> {
  const { renewals } = await db
    .selectFrom('habilitation')
    .select((eb) => eb.fn.countAll<number>().as('renewals'))
    .where('source_id', '=', id)
    .executeTakeFirstOrThrow();
  const { requests } = await db
    .selectFrom('demande_habilitation')
    .select((eb) => eb.fn.countAll<number>().as('requests'))
    .where('habilitation_source_id', '=', id)
    .where('en_cours', '=', true)
    .executeTakeFirstOrThrow();
  return { sessions: 0, suites: renewals + requests, derniereSessionCloturee: null };
}
