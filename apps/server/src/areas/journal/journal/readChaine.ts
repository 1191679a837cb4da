import type { EtatChaine } from '@habilis/api/journal/EntreeJournal';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { countWaiting } from '../../../platform/audit/unsealed.ts';

/** How far the chain was verified by the last check, and how many entries wait for their seal. */
export async function readChaine(db: Kysely<Database>): Promise<EtatChaine> {
  const { verifie_le: verifieLe, anomalies } = await db
    .selectFrom('audit_etat')
    .select(['verifie_le', 'anomalies'])
    .executeTakeFirstOrThrow();
  return { verifieLe: verifieLe?.toISOString() ?? null, anomalies, enAttente: await countWaiting(db) };
}
