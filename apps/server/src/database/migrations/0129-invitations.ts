import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table invitation (
    id integer primary key generated always as identity,
    personne_id integer not null references personne on delete cascade,
    entite_id integer not null references entite on delete cascade,
    type text not null check (type in ('G', 'DL')),
    habilitation_ids integer[] not null default '{}',
    invite_par integer not null references personne on delete cascade,
    invite_le timestamptz not null,
    constraint invitation_une unique (personne_id, entite_id, type))`,
  sql`create index invitation_entite on invitation (entite_id)`,
  sql`create index invitation_invite_par on invitation (invite_par)`,
];

/** A role that an entite offers to somebody who has an account waits for their answer (decision 0146). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
