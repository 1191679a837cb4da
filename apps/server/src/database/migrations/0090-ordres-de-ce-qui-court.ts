import { type Kysely, sql } from 'kysely';

const UNDER_WAY = sql`where etat in ('SAISIE', 'RESULTATS', 'VERIFICATION')`;

const INDEXES = [
  // By number ascending, the sessions under way come after all that are closed.
  sql`create index session_certification_ouverte_numero on session_certification (numero collate "C", id) ${UNDER_WAY}`,
  // A first name is borne in many closed sessions: those under way are not looked for among them.
  sql`drop index session_certification_recherche`,
  sql`create index session_certification_recherche_ouverte on session_certification using gin (to_tsvector('simple', recherche)) ${UNDER_WAY}`,
  sql`create index session_certification_recherche_close on session_certification using gin (to_tsvector('simple', recherche))
    where etat = 'CLOTUREE'`,
  // The shortest time that a certificat serves, and the few that serve longer than two years.
  sql`create index certificat_duree on certificat ((date_fin - date_obtention))`,
  sql`create index certificat_longue on certificat (date_fin, id) where statut = 'VALIDE' and (date_fin - date_obtention) > 731`,
];

/** What runs is read where it begins, not after all that has ended (decisions 0083 and 0094, amended). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of INDEXES) await statement.execute(db);
}
