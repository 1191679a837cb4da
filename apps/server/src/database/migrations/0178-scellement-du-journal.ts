import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // The id of the request that made the entry: it finds the line of the log.
  sql`alter table audit add column requete text`,
  // The hash of the entry alone: a proof shows it in place of an entry that it does not give.
  sql`alter table audit_chaine add column feuille text`,
  sql`drop trigger audit_enchaine on audit`,
  sql`drop function audit_enchaine()`,
  sql`drop function audit_texte(audit)`,
  // Up to where every entry is sealed, and what the last look saw: ids come before their commits.
  sql`create table audit_etat (
    unique_ligne boolean primary key default true check (unique_ligne),
    scelle_jusqua integer not null,
    vu_jusqua integer not null,
    vu_transaction xid8 not null,
    verifie_le timestamptz,
    anomalies jsonb not null default '[]'
  )`,
  sql`insert into audit_etat (scelle_jusqua, vu_jusqua, vu_transaction)
    select coalesce(max(id), 0), coalesce(max(id), 0), pg_current_xact_id() from audit`,
  sql`create index audit_personne on audit (personne_id, id)`,
];

/** The trail is sealed by a worker, after its entries are written (decision 0234). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
