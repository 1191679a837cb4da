import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // By entite and niveau: a renewal keeps them.
  sql`create table formateur_inscrit (
    entite_id integer not null references entite,
    dispositif_niveau_id integer not null references dispositif_niveau,
    personne_id integer not null references personne,
    inscrit_le timestamptz not null,
    primary key (entite_id, dispositif_niveau_id, personne_id))`,
  sql`create index formateur_inscrit_niveau on formateur_inscrit (dispositif_niveau_id)`,
  sql`create index formateur_inscrit_personne on formateur_inscrit (personne_id)`,
];

/** The formateurs whom an entite inscribes for a niveau, besides those of its demandes (decision 0237). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
