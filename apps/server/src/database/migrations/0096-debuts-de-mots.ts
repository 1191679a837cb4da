import { type Kysely, sql } from 'kysely';

const UNDER_WAY = "where etat in ('SAISIE', 'RESULTATS', 'VERIFICATION')";

/** Each index of words, the column that it reads, and the rows that it holds. */
const WORDS: readonly (readonly [name: string, table: string, column: string, rows?: string])[] = [
  ['personne_recherche', 'personne', 'recherche'],
  ['entite_recherche', 'entite', 'recherche'],
  ['entite_lieu', 'entite', 'lieu'],
  ['demande_administrative_recherche', 'demande_administrative', 'recherche'],
  ['demande_habilitation_recherche', 'demande_habilitation', 'recherche', 'where en_cours'],
  ['demande_habilitation_recherche_finie', 'demande_habilitation', 'recherche', 'where not en_cours'],
  ['session_certification_recherche_ouverte', 'session_certification', 'recherche', UNDER_WAY],
  ['session_certification_recherche_close', 'session_certification', 'recherche', "where etat = 'CLOTUREE'"],
  ['certificat_recherche', 'certificat', 'recherche'],
  ['message_support_recherche', 'message_support', 'recherche'],
];

const STATEMENTS = [
  // The lengths are those of BEGINNINGS in platform/lists/searchWords.ts.
  sql`create function debuts_de_mots(texte text) returns tsvector language plpgsql immutable strict parallel safe as $$
    declare
      debuts text[] := '{}';
      mot text;
    begin
      foreach mot in array string_to_array(translate(texte, '|', ' '), ' ') loop
        continue when mot = '';
        debuts := debuts || array[left(mot, 1), left(mot, 2), left(mot, 3), left(mot, 4), left(mot, 6), left(mot, 9), left(mot, 14)];
      end loop;
      return array_to_tsvector(debuts);
    end $$`,
  // With the columns of every order, what a caisse or a niveau narrows is read without its rows.
  ...[
    ['session_certification_close_caisse', 'caisse_id'],
    ['session_certification_close_niveau', 'dispositif_niveau_id'],
  ].flatMap(([name = '', narrowed = '']) => [
    sql`drop index ${sql.ref(name)}`,
    sql`create index ${sql.ref(name)} on session_certification (${sql.ref(narrowed)}, id)
      include (etat, mode, date_session, date_fin_session, date_suppression, entite_id, dispositif_niveau_id, caisse_id, animateur_id,
        habilitation_id, numero, entite_nom_tri) where etat = 'CLOTUREE'`,
  ]),
  // The entites of a caisse that an expert sees.
  sql`drop index habilitation_caisse`,
  sql`create index habilitation_caisse on habilitation (entite_caisse_id, date_fin, id)
    include (dispositif_niveau_id, date_debut, date_fin_suspension, rupture, prorogee, numero, entite_nom_tri, entite_id)`,
  ...WORDS.flatMap(([name, table, column, rows = '']) => [
    sql`drop index ${sql.ref(name)}`,
    sql`create index ${sql.ref(name)} on ${sql.table(table)} using gin (debuts_de_mots(${sql.ref(column)})) ${sql.raw(rows)}`,
  ]),
];

/** Words are looked up by their beginnings, and two scopes are read without rows (decision 0121). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
