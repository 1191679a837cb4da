import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // A key that is given by the environment has only its public half here; the private one of the others is encrypted by the process.
  sql`create table cle_certificat (
    id smallint primary key check (id > 0),
    cle_publique bytea not null unique check (length(cle_publique) = 32),
    cle_privee text,
    cree_le timestamptz not null,
    retiree_le timestamptz check (retiree_le >= cree_le),
    compromise_le timestamptz check (compromise_le >= cree_le),
    personne_id integer references personne (id),
    -- A key that leaked signs no more.
    check (compromise_le is null or retiree_le is not null)
  )`,
  // One key signs at a time.
  sql`create unique index cle_certificat_courante on cle_certificat ((retiree_le is null)) where retiree_le is null`,
  sql`create index cle_certificat_personne on cle_certificat (personne_id) where personne_id is not null`,
  // Five random bits of twelve bytes: those of version and variant of an identifier (RFC 9562) are left out.
  sql`create function nouveau_code_court() returns text language sql volatile as $$
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(octets, place) & 31) + 1, 1), '' order by place)
    from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as octets offset 0) hasard,
      unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13]) place $$`,
  sql`alter table certificat
    add column code_court text not null unique default nouveau_code_court() check (code_court ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
    -- The bytes that are signed, kept whole: the names of a niveau or of a habilitation may change later.
    add column charge bytea,
    add column signature bytea check (length(signature) = 64),
    add column cle_id smallint references cle_certificat (id),
    add column remplace_id integer unique references certificat (id),
    add constraint certificat_signe check (num_nonnulls(charge, signature, cle_id) in (0, 3))`,
  sql`create index certificat_a_signer on certificat (id) where charge is null`,
  sql`create index certificat_cle on certificat (cle_id)`,
  sql`create table revocation_certificat (
    id integer generated always as identity primary key,
    certificat_id integer not null references certificat (id),
    motif text not null,
    texte text not null,
    -- Who revoked: nobody for what an earlier version of the program replaced.
    personne_id integer references personne (id),
    en_tant_que_par integer references personne (id),
    role_type text,
    decidee_le timestamptz not null,
    applique_le timestamptz not null check (applique_le >= decidee_le),
    appliquee_le timestamptz,
    annulee_le timestamptz,
    annulee_par integer references personne (id),
    check ((annulee_le is null) = (annulee_par is null)),
    check (annulee_le is null or appliquee_le is null)
  )`,
  sql`create unique index revocation_certificat_courante on revocation_certificat (certificat_id) where annulee_le is null`,
  sql`create index revocation_certificat_due on revocation_certificat (applique_le) where annulee_le is null and appliquee_le is null`,
  sql`create index revocation_certificat_certificat on revocation_certificat (certificat_id)`,
  sql`create index revocation_certificat_personne on revocation_certificat (personne_id) where personne_id is not null`,
  sql`create index revocation_certificat_au_nom on revocation_certificat (en_tant_que_par) where en_tant_que_par is not null`,
  sql`create index revocation_certificat_annulee on revocation_certificat (annulee_par) where annulee_par is not null`,
  // Until now a certificat was revoked only to be made anew, under the same line.
  sql`update certificat set remplace_id = former.id from (
    select id, lead(id) over (partition by session_stagiaire_id order by id) as next from certificat) former
    where former.next = certificat.id`,
  sql`insert into revocation_certificat (certificat_id, motif, texte, decidee_le, applique_le, appliquee_le)
    select former.id, 'REMPLACE', '', moment, moment, moment
    from certificat former left join certificat next on next.remplace_id = former.id,
      lateral (select coalesce(next.cree_le, former.cree_le) as moment) dated
    where former.statut = 'REVOQUE'`,
];

/** Certificats are signed by keys of the platform, bear a code to type, and are revoked with a ground (decisions 0089, 0090, 0091). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
