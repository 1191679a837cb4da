import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // One index per order of the lists, for those who see every caisse.
  sql`create index demande_habilitation_echeance on demande_habilitation (date_echeance, id) where en_cours`,
  sql`create index demande_habilitation_tache_ordre on demande_habilitation (tache, id) where en_cours`,
  sql`create index demande_administrative_tache_ordre on demande_administrative (tache, id) where en_cours`,
  // Finished demandes are listed only when their task is asked for.
  sql`create index demande_habilitation_tache_soumission on demande_habilitation (tache, date_last_soumission, id)`,
  sql`create index demande_administrative_tache_soumission on demande_administrative (tache, date_last_soumission, id)`,
  // Search by the start of a number, whatever the database's collation.
  sql`create index habilitation_numero_debut on habilitation (numero text_pattern_ops)`,
];

/** Indexes for the orders of the lists, up to a million demandes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
