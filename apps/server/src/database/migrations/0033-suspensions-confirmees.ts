import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`alter table habilitation add column suspension_a_confirmer boolean not null default false`,
  // A suspension has always counted from its decision: dates planned for later are corrected.
  sql`update habilitation_suspension periode set date_debut = habilitation.date_decision_suspension
    from habilitation
    where habilitation.id = periode.habilitation_id and not periode.rupture and not habilitation.rupture
      and periode.date_debut = habilitation.date_debut_suspension
      and habilitation.date_decision_suspension < habilitation.date_debut_suspension`,
  sql`update habilitation set date_debut_suspension = date_decision_suspension
    where not rupture and date_decision_suspension < date_debut_suspension`,
  sql`create table habilitation_rappel (
    habilitation_id integer not null references habilitation (id) on delete cascade,
    role_id integer not null references role (id),
    date_rappel date not null,
    commentaire text,
    primary key (habilitation_id, role_id)
  )`,
  sql`create index habilitation_rappel_role on habilitation_rappel (role_id)`,
  sql`create index habilitation_rappel_date on habilitation_rappel (date_rappel)`,
];

/** A suspension begins on its decision's day; a caisse's is confirmed by the dispositif's manager; a later one is only a reminder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
