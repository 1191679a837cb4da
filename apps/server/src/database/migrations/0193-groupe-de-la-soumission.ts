import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table session_certification add column groupe_min integer, add column groupe_max integer,
    add constraint session_certification_groupe check ((groupe_min is null) = (groupe_max is null))`,
  // What the niveau asked for then is not known any more: its bounds of today stand for those of the classes under way.
  sql`update session_certification session set groupe_min = niveau.nb_stagiaires_min, groupe_max = niveau.nb_stagiaires_max
    from dispositif_niveau niveau
    where niveau.id = session.dispositif_niveau_id and session.soumise_le is not null
      and session.etat in ('SAISIE', 'RESULTATS', 'VERIFICATION')`,
];

/** The size of group under which a session was first submitted, which still fits when it comes back (SC36). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
