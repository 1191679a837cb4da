import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Those who give an expertise to somebody look for the few that nobody holds.
  sql`create index demande_habilitation_sans_titulaire on demande_habilitation (dispositif_niveau_id, id)
    where en_cours and tache = 'sous_commission' and assigne_id is null`,
  // Whom the tasks of a role are handed over to when its last day has passed.
  sql`alter table role add column successeur_id integer references personne`,
  sql`create index role_successeur on role (successeur_id) where successeur_id is not null`,
];

/** A task that nobody holds is found by those who may give it, and a role that ends has a successor (decision 0151). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
