import { type Kysely, sql } from 'kysely';

const UNDER_WAY = sql`where etat in ('SAISIE', 'RESULTATS', 'VERIFICATION')`;

const INDEXES = [
  // A first name that many bear is looked for along the order asked, not in all that is under way.
  sql`create index session_certification_ouverte_debut on session_certification (date_session, id) ${UNDER_WAY}`,
  sql`create index session_certification_ouverte_fin on session_certification (date_fin_session, id) ${UNDER_WAY}`,
  sql`create index session_certification_ouverte_entite on session_certification (entite_nom_tri, id) ${UNDER_WAY}`,
  // The days of the longest session: what may still last on a day began no earlier.
  sql`create index session_certification_duree on session_certification ((coalesce(date_fin_session, date_session) - date_session))`,
];

/** Sessions under way in each order, and those of a period from where it begins (decision 0083, amended). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of INDEXES) await statement.execute(db);
}
