import { type Kysely, sql } from 'kysely';

/** Each index of words of demandes, its table and the rows that it holds. */
const INDEXES: readonly (readonly [name: string, table: string, rows?: string])[] = [
  ['demande_administrative_recherche', 'demande_administrative'],
  ['demande_habilitation_recherche', 'demande_habilitation', 'where en_cours'],
  ['demande_habilitation_recherche_finie', 'demande_habilitation', 'where not en_cours'],
];

/** The index of the order of names of each table, and what it holds beside: all that a list asks of a row before the search, and its words. */
const NAMES: readonly (readonly [table: string, held: string])[] = [
  ['demande_administrative', 'tache, caisse_id, date_echeance, date_last_soumission, assigne_id, recherche'],
  [
    'demande_habilitation',
    'tache, caisse_id, date_echeance, date_last_soumission, dispositif_niveau_id, mode, date_first_soumission, assigne_id, recherche',
  ],
];

/** A single word finds demandes in the order of their entites as it finds persons (decision 0121). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, rows = ''] of INDEXES) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`create index ${sql.ref(name)} on ${sql.table(table)}
      using gin ((debuts_de_mots(recherche) || debuts_de_nom(nom_tri))) ${sql.raw(rows)}`.execute(db);
  }
  for (const [table, held] of NAMES) {
    await sql`drop index ${sql.ref(`${table}_nom`)}`.execute(db);
    await sql`create index ${sql.ref(`${table}_nom`)} on ${sql.table(table)} (nom_tri, id)
      include (${sql.raw(held)}) where en_cours`.execute(db);
  }
}
