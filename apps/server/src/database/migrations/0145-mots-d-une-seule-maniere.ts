import { type Kysely, sql } from 'kysely';

/** Each index of words that held names too, its table and the rows that it holds. */
const WORDS: readonly (readonly [name: string, table: string, rows?: string])[] = [
  ['personne_recherche', 'personne'],
  ['demande_administrative_recherche', 'demande_administrative'],
  ['demande_habilitation_recherche', 'demande_habilitation', 'where en_cours'],
  ['demande_habilitation_recherche_finie', 'demande_habilitation', 'where not en_cours'],
];

/** Words are found one way in every order: the indexes of words hold no names any more, nor that of persons’ names words (decision 0202). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, rows = ''] of WORDS) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} using gin (debuts_de_mots(recherche)) ${sql.raw(rows)}`.execute(
      db,
    );
  }
  await sql`drop index personne_nom`.execute(db);
  await sql`create index personne_nom on personne (nom_tri, id) include (etat)`.execute(db);
  await sql`drop function debuts_de_nom`.execute(db);
}
