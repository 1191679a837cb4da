import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Changes the trail as the database's owner can: triggers and keys do not stop them. */
export async function tamper(db: Kysely<Database>, ...statements: readonly string[]): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    for (const statement of statements) await sql.raw(statement).execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
}

/** Empties the trail as in a new installation; cheaper than a database per test. */
export const emptyTrail = (db: Kysely<Database>): Promise<void> =>
  tamper(
    db,
    'truncate audit, audit_chaine, audit_ancre restart identity',
    'update audit_etat set scelle_jusqua = 0, vu_jusqua = 0',
  );
