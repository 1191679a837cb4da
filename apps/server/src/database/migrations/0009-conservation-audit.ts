import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // A run of expired entries: its ranks and its last hash, which the next entry covers.
  sql`create table audit_ancre (
    rang_debut bigint primary key,
    rang_fin bigint not null check (rang_fin >= rang_debut),
    audit_id integer not null,
    empreinte text not null,
    retire_le timestamptz not null
  )`,
  sql`create index audit_age on audit (fait_le)`,
  // Deleted with its entry: without the salt, nobody can guess the entry from its kept hash.
  sql`alter table audit add column sel uuid`,
  sql`alter table audit alter column sel set default gen_random_uuid()`,
  sql`create or replace function audit_texte(entree audit) returns text language sql stable as $$
    select (jsonb_build_array(entree.id, entree.personne_id, entree.role_id, entree.en_tant_que_par, entree.action,
      entree.objet_type, entree.objet_id, entree.detail,
      to_char(entree.fait_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
      || case when entree.sel is null then '[]'::jsonb else jsonb_build_array(entree.sel) end)::text
  $$`,
  // The chain continues from its last entry or anchor.
  sql`create or replace function audit_enchaine() returns trigger language plpgsql as $$
    declare
      fin record;
    begin
      perform pg_advisory_xact_lock(740022);
      select * into fin from (
        (select rang, empreinte from audit_chaine order by rang desc limit 1)
        union all (select rang_fin, empreinte from audit_ancre order by rang_debut desc limit 1)
      ) as fins order by rang desc limit 1;
      insert into audit_chaine (rang, audit_id, empreinte) values (
        coalesce(fin.rang, 0) + 1,
        new.id,
        encode(sha256(convert_to(coalesce(fin.empreinte, '') || audit_texte(new), 'UTF8')), 'hex')
      );
      return null;
    end $$`,
  // Only the purge deletes, in a transaction that declares it; nothing changes an entry.
  sql`create or replace function audit_immuable() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('habilis.purge_du_journal', true) = 'oui' then
        return old;
      end if;
      raise exception 'le journal ne se modifie pas';
    end $$`,
  sql`create function audit_ancre_posee() returns trigger language plpgsql as $$
    begin
      if current_setting('habilis.purge_du_journal', true) is distinct from 'oui' then
        raise exception 'le journal ne se modifie pas';
      end if;
      return new;
    end $$`,
  sql`create trigger audit_ancre_immuable before update or delete on audit_ancre
    for each row execute function audit_immuable()`,
  sql`create trigger audit_ancre_posee before insert on audit_ancre
    for each row execute function audit_ancre_posee()`,
  sql`create trigger audit_ancre_non_vide before truncate on audit_ancre
    for each statement execute function audit_immuable()`,
];

/** The audit trail's retention: expired entries leave an anchor, so the chain stays verifiable (decision 0013). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
