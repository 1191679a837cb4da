import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** What somebody could do who holds the database: triggers and keys do not stop its owner. */
export async function tamper(db: Kysely<Database>, ...statements: readonly string[]): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    for (const statement of statements) await sql.raw(statement).execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
}

/** An empty trail, as a new installation has: cheaper than a database for each test. */
export const emptyTrail = (db: Kysely<Database>): Promise<void> =>
  tamper(db, 'truncate audit, audit_chaine, audit_ancre restart identity');
