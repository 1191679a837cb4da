import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`alter table session_stagiaire
    add column nom_corrige text,
    add column prenom_corrige text,
    add constraint session_stagiaire_corrige check (num_nonnulls(nom_corrige, prenom_corrige) in (0, 2))`,
  // Whether the deletion was due to time alone, which is told differently.
  sql`alter table session_certification add column suppression_faute boolean not null default false`,
];

/** The names that a verification corrects stand beside those of the inscription; a session tells whether it was deleted for want of closing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
