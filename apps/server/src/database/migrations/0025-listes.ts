import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // The lists of those who see every fund, in each of their orders.
  sql`create index demande_habilitation_echeance on demande_habilitation (date_echeance, id) where en_cours`,
  sql`create index demande_habilitation_tache_ordre on demande_habilitation (tache, id) where en_cours`,
  sql`create index demande_administrative_tache_ordre on demande_administrative (tache, id) where en_cours`,
  // What is over is listed when its task is asked for.
  sql`create index demande_habilitation_tache_soumission on demande_habilitation (tache, date_last_soumission, id)`,
  sql`create index demande_administrative_tache_soumission on demande_administrative (tache, date_last_soumission, id)`,
  // The beginning of a number, whatever the collation of the database.
  sql`create index habilitation_numero_debut on habilitation (numero text_pattern_ops)`,
];

/** The orders of the lists at a million requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
