import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`alter table certificat_formateur add column version integer not null default 1`,
  sql`create table prolongation_certificat (
    id integer generated always as identity primary key,
    certificat_id integer not null references certificat_formateur (id),
    date_fin_avant date not null,
    date_fin date not null check (date_fin > date_fin_avant),
    motif text not null check (motif <> ''),
    personne_id integer not null references personne (id),
    en_tant_que_par integer references personne (id),
    role_type text not null,
    le timestamptz not null
  )`,
  sql`create index prolongation_certificat_certificat on prolongation_certificat (certificat_id, id)`,
  sql`create index prolongation_certificat_personne on prolongation_certificat (personne_id)`,
  sql`create index prolongation_certificat_au_nom on prolongation_certificat (en_tant_que_par) where en_tant_que_par is not null`,
  // What ends soon, each morning and in the lists.
  sql`create index certificat_formateur_fin on certificat_formateur (date_fin, id)`,
];

/** A formateur's certificat is extended step by step, each with its reason (C6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
