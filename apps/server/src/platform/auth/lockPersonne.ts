import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/**
 * Makes what changes a person, their keys or their sessions wait for each other until the transaction ends; gives the person as they
 * are then. Rows that only refer to them, such as a call's idempotency key, do not wait: two of those would wait for each other.
 */
export const lockPersonne = (trx: Kysely<Database>, personneId: number) =>
  trx.selectFrom('personne').selectAll().where('id', '=', personneId).forNoKeyUpdate().executeTakeFirstOrThrow();
