import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The version of each demande when its current task began: the one that people without a part in the task rely on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table demande_habilitation add column version_tache integer not null default 1`.execute(db);
  await sql`update demande_habilitation set version_tache = version
    where tache in ('planification_decision', 'decision')`.execute(db);
}
