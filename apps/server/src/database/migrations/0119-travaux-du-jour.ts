import { type Kysely, sql } from 'kysely';

/** The day for which each work of the night was last done; what was missed before this version is done at the next start (decision 0136). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table travail_du_jour (nom text primary key, jour date not null)`.execute(db);
  await sql`insert into travail_du_jour (nom, jour)
    select nom, date '2000-01-01'
    from unnest(array['roles-termines', 'entites-fermees', 'purge-technique', 'purge-journal', 'alertes']) as nom
    where exists (select from personne)`.execute(db);
}
