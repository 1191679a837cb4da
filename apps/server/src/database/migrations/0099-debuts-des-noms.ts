import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // The lengths and the sign are those of platform/lists/searchWords.ts.
  sql`create function debuts_de_nom(nom_tri text) returns tsvector language sql immutable strict parallel safe as $$
    select array_to_tsvector(array['^' || left(mot, 1), '^' || left(mot, 2), '^' || left(mot, 3), '^' || left(mot, 4),
      '^' || left(mot, 6), '^' || left(mot, 9), '^' || left(mot, 14)]) from split_part(nom_tri, ' ', 1) mot $$`,
  sql`drop index personne_recherche, personne_nom`,
  sql`create index personne_recherche on personne using gin ((debuts_de_mots(recherche) || debuts_de_nom(nom_tri)))`,
  sql`create index personne_nom on personne (nom_tri, id) include (etat, recherche)`,
];

/** A single word finds persons in the order of their names without gathering all who bear it (decision 0121). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
