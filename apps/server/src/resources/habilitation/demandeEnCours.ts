import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** A renewal or a further platform that is asked for. */
export type DemandeDeSuite = {
  readonly id: number;
  readonly numero: string | null;
  readonly mode: 'REN' | 'APF';
  readonly dateFirstSoumission: string | null;
};

/** The live request that comes from an accreditation: there is one at most (domain, C.2; H17). */
export async function demandeEnCours(
  db: Kysely<Database>,
  habilitationId: number,
): Promise<DemandeDeSuite | undefined> {
  const row = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'numero', 'mode', 'date_first_soumission'])
    .where('habilitation_source_id', '=', habilitationId)
    .where('en_cours', '=', true)
    // Of a draft and of a request that is submitted, the second counts.
    .orderBy('date_first_soumission', (order) => order.asc().nullsLast())
    .orderBy('id')
    .executeTakeFirst();
  if (row === undefined || row.mode === 'INI') return undefined;
  return { id: row.id, numero: row.numero, mode: row.mode, dateFirstSoumission: row.date_first_soumission };
}
