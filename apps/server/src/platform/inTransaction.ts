import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Context } from './Handler.ts';

/** A call's context within a transaction that it opens itself: what it reads, writes and records is of that transaction. */
export const inTransaction = <C extends Context>(context: C, trx: Kysely<Database>): C => ({
  ...context,
  db: trx,
  audit: (entry) => context.audit(entry, trx),
});
