import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/Database.ts';
import { coarseNetworkOf } from './coarseNetworkOf.ts';
import { fingerprintOf, isFingerprint } from './sealed.ts';

/** Remembers where a person signs in from; true when it is new and the person already has a known one (SF10). */
export async function rememberDevice(
  trx: Kysely<Database>,
  config: Config,
  { personneId, appareil, address }: { personneId: number; appareil: string | null; address: string },
  now: Date,
): Promise<boolean> {
  const text = `appareil:${personneId}:${appareil ?? ''}:${coarseNetworkOf(address)}`;
  const empreinte = fingerprintOf(config, text);
  const known = await trx
    .selectFrom('appareil_connu')
    .select('empreinte')
    .where('personne_id', '=', personneId)
    .execute();
  await trx
    .insertInto('appareil_connu')
    .values({ personne_id: personneId, empreinte, vu_le: now })
    .onConflict((conflict) => conflict.columns(['personne_id', 'empreinte']).doUpdateSet({ vu_le: now }))
    .execute();
  return known.length > 0 && !known.some((one) => isFingerprint(config, one.empreinte, text));
}
