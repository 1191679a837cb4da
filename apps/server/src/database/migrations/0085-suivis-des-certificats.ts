import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table suivi_certificat (
    id integer generated always as identity primary key,
    certificat_id integer not null references certificat (id) on delete cascade,
    courriel text not null,
    demande_le timestamptz not null,
    confirme_le timestamptz,
    -- What has been mailed: each thing once.
    dits text[] not null default '{}',
    check (confirme_le >= demande_le)
  )`,
  sql`create unique index suivi_certificat_adresse on suivi_certificat (certificat_id, lower(courriel))`,
  sql`create index suivi_certificat_attente on suivi_certificat (demande_le) where confirme_le is null`,
  sql`create table version_revocations (
    seule boolean primary key default true check (seule),
    numero bigint not null
  )`,
  sql`insert into version_revocations (numero) values (0)`,
  sql`create function revocations_changent() returns trigger language plpgsql as $$
    begin
      update version_revocations set numero = numero + 1;
      return null;
    end $$`,
  // At the end of each transaction, so that two that revoke never wait for each other in turn.
  sql`create constraint trigger revocations_changent after insert or update or delete on revocation_certificat
    deferrable initially deferred for each row execute function revocations_changent()`,
  sql`create constraint trigger remplacements_changent after insert or update of remplace_id on certificat
    deferrable initially deferred for each row when (new.remplace_id is not null) execute function revocations_changent()`,
];

/** Whoever checked a certificat may follow it, and the list of revocations is kept made until one changes (decision 0111). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
