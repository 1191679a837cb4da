import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { job, type Jobs } from './Job.ts';

type Failed = { readonly id: string; readonly data: Record<string, unknown> | null; readonly cle: string | null };

/**
 * Sends the failed jobs of a queue anew and removes them, in one transaction: who presses at once with somebody else finds none left. Gives how
 * many (EX1084).
 */
export async function resumeJobs(db: Kysely<Database>, jobs: Jobs, file: string, most: number): Promise<number> {
  const { rows } = await sql<Failed>`select id, data, singleton_key as cle from travaux.job
    where name = ${file} and state = 'failed' order by created_on, id limit ${most}::integer for update skip locked`.execute(
    db,
  );
  for (const { data, cle } of rows) {
    // One that waits already with the same data does the work of both.
    await jobs.send(job<object>(file, cle === null ? {} : { isSingle: true }), data ?? {}, db);
  }
  const ids = rows.map(({ id }) => id);
  await sql`delete from travaux.job where name = ${file} and id = any(${ids}::uuid[])`.execute(db);
  return rows.length;
}
