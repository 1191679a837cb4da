import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // The row keeps what the mail is about; its text and the person's address are read when it leaves.
  sql`create table courriel (
    id integer generated always as identity primary key,
    modele text not null,
    personne_id integer not null references personne (id) on delete cascade,
    role_id integer references role (id) on delete set null,
    objet_id integer,
    valeurs jsonb not null,
    rythme text not null check (rythme in ('IMMEDIAT', 'QUOTIDIEN', 'HEBDO')),
    etat text not null default 'en-attente'
      check (etat in ('en-attente', 'envoye', 'garde', 'regroupe', 'refuse', 'perdu')),
    cree_le timestamptz not null,
    traite_le timestamptz
  )`,
  sql`create index courriel_attente on courriel (rythme, role_id) where etat = 'en-attente'`,
  sql`create index courriel_age on courriel (cree_le)`,
];

/** Mails, written in the transaction of their cause and sent by a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
