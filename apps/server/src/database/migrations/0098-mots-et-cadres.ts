import { type Kysely, sql } from 'kysely';

/** Each index of words that holds a caisse and a niveau too, its table and the rows that it holds. */
const INDEXES: readonly (readonly [name: string, table: string, rows?: string])[] = [
  [
    'session_certification_recherche_ouverte',
    'session_certification',
    "where etat in ('SAISIE', 'RESULTATS', 'VERIFICATION')",
  ],
  ['session_certification_recherche_close', 'session_certification', "where etat = 'CLOTUREE'"],
  ['certificat_recherche', 'certificat'],
];

/** Words of sessions and certificats are looked up together with the caisse and the niveau (decision 0121, amended). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, rows = ''] of INDEXES) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    // As heldCadre says in areas/habilitations/habilitation/cadres.ts.
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} using gin ((debuts_de_mots(recherche) || array_to_tsvector(array[
      'caisse=' || coalesce(caisse_id::text, ''), 'niveau=' || dispositif_niveau_id::text]))) ${sql.raw(rows)}`.execute(
      db,
    );
  }
}
