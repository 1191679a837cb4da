import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table certificat_formateur
    alter column personne_id drop not null,
    add column stagiaire_id integer references stagiaire (id),
    add constraint certificat_formateur_titulaire check (num_nonnulls(personne_id, stagiaire_id) >= 1)`,
  sql`create index certificat_formateur_stagiaire on certificat_formateur (stagiaire_id) where stagiaire_id is not null`,
];

/** A formateur's certificat is given before there is an account: it waits at the stagiaire (decision 0125). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
