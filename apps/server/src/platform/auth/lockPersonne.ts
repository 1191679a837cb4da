import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/**
 * Locks a person until the transaction ends, so that changes to them, their keys or their sessions wait for each other; gives their current
 * row. Rows that only refer to them, such as an idempotency key, do not wait: two of those would deadlock.
 */
export const lockPersonne = (trx: Kysely<Database>, personneId: number) =>
  trx.selectFrom('personne').selectAll().where('id', '=', personneId).forNoKeyUpdate().executeTakeFirstOrThrow();
