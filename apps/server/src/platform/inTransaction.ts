import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Context } from './Handler.ts';

/** The context of a call over a transaction that it opened itself: reads, writes and audit all use it. */
export const inTransaction = <C extends Context>(context: C, trx: Kysely<Database>): C => ({
  ...context,
  db: trx,
  audit: (entry) => context.audit(entry, trx),
});
