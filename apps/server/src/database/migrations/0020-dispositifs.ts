import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // Without a tolerance, a late upkeep is accepted at any time (rules/niveaux#parameters, rules/sessions#steps).
  sql`alter table dispositif_niveau
    add column ouvert boolean not null default true,
    add column niveau_formateur_id integer references dispositif_niveau (id),
    add column tolerance_mac_mois integer check (tolerance_mac_mois >= 0),
    add column duree_session_max_jours integer not null default 60 check (duree_session_max_jours > 0)`,
  // An upload field keeps its id across niveaux and changes, because the files of demandes refer to it.
  sql`create sequence champ_depot_id as integer`,
  sql`create table role_dispositif (
    role_id integer not null references role (id) on delete cascade,
    dispositif_id integer not null references dispositif (id),
    primary key (role_id, dispositif_id)
  )`,
  sql`create index role_dispositif_dispositif on role_dispositif (dispositif_id)`,
  sql`create table role_dispositif_niveau (
    role_id integer not null references role (id) on delete cascade,
    dispositif_niveau_id integer not null references dispositif_niveau (id),
    primary key (role_id, dispositif_niveau_id)
  )`,
  sql`create index role_dispositif_niveau_niveau on role_dispositif_niveau (dispositif_niveau_id)`,
];

/** Dispositifs of managers, niveaux of experts, and what a niveau requires of its sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
