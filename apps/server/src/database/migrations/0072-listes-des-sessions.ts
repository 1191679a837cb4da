import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What a list narrows by: read from the index, without the row. */
const NARROWED = sql`etat, mode, date_session, date_fin_session, date_suppression, entite_id, dispositif_niveau_id, caisse_id,
  animateur_id, habilitation_id`;

/** The orders of the closed sessions, of which there are most. */
const ORDERS: readonly (readonly [name: string, order: RawBuilder<unknown>])[] = [
  ['numero', sql`numero collate "C"`],
  ['debut', sql`date_session`],
  ['fin', sql`date_fin_session`],
  ['suppression', sql`date_suppression`],
  ['entite', sql`entite_nom_tri`],
];

const CLOSED = sql`where etat = 'CLOTUREE'`;

const INDEXES = [
  // The sessions under way are few: they are counted and sorted from one index.
  sql`drop index session_certification_ouverte`,
  sql`create index session_certification_ouverte on session_certification (date_suppression, id)
    include (${NARROWED}, ouverte_par_role_id, numero, entite_nom_tri) where etat in ('SAISIE', 'RESULTATS', 'VERIFICATION')`,
  ...ORDERS.map(
    ([
      name,
      order,
    ]) => sql`create index ${sql.ref(`session_certification_close_${name}`)} on session_certification (${order}, id)
      include (${NARROWED}) ${CLOSED}`,
  ),
  sql`create index session_certification_close_caisse on session_certification (caisse_id, id) include (${NARROWED}) ${CLOSED}`,
  sql`create index session_certification_close_niveau on session_certification (dispositif_niveau_id, id)
    include (${NARROWED}) ${CLOSED}`,
  sql`create index session_certification_entite on session_certification (entite_id, etat)`,
  sql`create index session_certification_numero_debut on session_certification (numero collate "C")`,
  // The key of a role that is removed, and what it opened itself.
  sql`create index session_certification_ouverte_par on session_certification (ouverte_par_role_id, etat)`,
];

/** Lists, counters and searches of sessions read indexes of their own (decision 0083). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of INDEXES) await statement.execute(db);
}
