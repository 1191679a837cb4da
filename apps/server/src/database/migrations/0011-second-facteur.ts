import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // An application's secret is encrypted by the process; a passkey has only its public key here.
  sql`create table facteur (
    id integer generated always as identity primary key,
    personne_id integer not null references personne (id) on delete cascade,
    genre text not null check (genre in ('application', 'cle')),
    nom text not null,
    secret text,
    dernier_pas bigint,
    cle_id text unique,
    cle_publique bytea,
    compteur bigint,
    cree_le timestamptz not null,
    utilise_le timestamptz,
    check ((genre = 'application') = (secret is not null and dernier_pas is not null)),
    check ((genre = 'cle') = (cle_id is not null and cle_publique is not null and compteur is not null))
  )`,
  sql`create index facteur_personne on facteur (personne_id)`,
  sql`create table code_secours (
    id integer generated always as identity primary key,
    personne_id integer not null references personne (id) on delete cascade,
    empreinte text not null,
    utilise_le timestamptz,
    unique (personne_id, empreinte)
  )`,
  // A challenge serves once: its id is kept until it expires.
  sql`create table defi_releve (jti uuid primary key, expire_le timestamptz not null)`,
  sql`create index defi_releve_expire on defi_releve (expire_le)`,
  // Where a person signs in from, sealed so that it reveals neither device nor network.
  sql`create table appareil_connu (
    personne_id integer not null references personne (id) on delete cascade,
    empreinte text not null,
    vu_le timestamptz not null,
    primary key (personne_id, empreinte)
  )`,
  sql`create index appareil_connu_age on appareil_connu (vu_le)`,
];

/** Second factors, recovery codes and known devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
