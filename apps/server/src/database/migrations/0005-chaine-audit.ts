import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table audit_chaine (
    rang bigint primary key,
    audit_id integer not null unique references audit (id),
    empreinte text not null
  )`,
  // An entry as text, whatever the session's settings; jsonb always orders keys the same way.
  sql`create function audit_texte(entree audit) returns text language sql stable as $$
    select jsonb_build_array(entree.id, entree.personne_id, entree.role_id, entree.en_tant_que_par, entree.action,
      entree.objet_type, entree.objet_id, entree.detail,
      to_char(entree.fait_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text
  $$`,
  // At the end of a transaction, one at a time: the chain cannot fork, and nobody holds row locks while waiting for it.
  sql`create function audit_enchaine() returns trigger language plpgsql as $$
    declare
      dernier audit_chaine;
    begin
      perform pg_advisory_xact_lock(740022);
      select * into dernier from audit_chaine order by rang desc limit 1;
      insert into audit_chaine (rang, audit_id, empreinte) values (
        coalesce(dernier.rang, 0) + 1,
        new.id,
        encode(sha256(convert_to(coalesce(dernier.empreinte, '') || audit_texte(new), 'UTF8')), 'hex')
      );
      return null;
    end $$`,
  sql`create constraint trigger audit_enchaine after insert on audit
    deferrable initially deferred for each row execute function audit_enchaine()`,
  sql`create trigger audit_chaine_immuable before update or delete on audit_chaine
    for each row execute function audit_immuable()`,
  sql`create trigger audit_non_vide before truncate on audit for each statement execute function audit_immuable()`,
  sql`create trigger audit_chaine_non_vide before truncate on audit_chaine
    for each statement execute function audit_immuable()`,
  // The chain starts with the entries written before it existed.
  sql`do $$
    declare
      entree audit;
      rang bigint := 0;
      empreinte text := '';
    begin
      for entree in select * from audit order by id loop
        rang := rang + 1;
        empreinte := encode(sha256(convert_to(empreinte || audit_texte(entree), 'UTF8')), 'hex');
        insert into audit_chaine (rang, audit_id, empreinte) values (rang, entree.id, empreinte);
      end loop;
    end $$`,
];

/** Chains the audit trail: the hash of each entry covers the previous one, in commit order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
