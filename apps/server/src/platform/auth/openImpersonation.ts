import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { ImpersonationTable } from '../../database/tables/impersonation.ts';

/** Records that a session acts in another person's name from now on; gives its id (S13). */
export async function openImpersonation(db: Kysely<Database>, row: Insertable<ImpersonationTable>): Promise<number> {
  const { id } = await db.insertInto('impersonation').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
