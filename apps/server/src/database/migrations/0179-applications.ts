import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table application (
    id integer generated always as identity primary key,
    client_id text not null unique,
    nom text not null,
    -- The role under which it acts, and the one of whoever made it: it lives no longer than either.
    role_id integer not null references role (id),
    cree_par_role_id integer not null references role (id),
    portees text[] not null,
    -- The public keys of an application that signs its own assertions.
    cles_publiques jsonb,
    cree_le timestamptz not null,
    date_fin date not null,
    revoquee_le timestamptz,
    dernier_usage_le timestamptz,
    -- The minute that is counted, and the calls in it.
    fenetre_le timestamptz not null,
    fenetre_appels integer not null default 0,
    version integer not null default 0
  )`,
  sql`create index application_role on application (role_id)`,
  sql`create index application_cree_par on application (cree_par_role_id)`,
  sql`create table application_secret (
    id integer generated always as identity primary key,
    application_id integer not null references application (id),
    empreinte text not null,
    cree_le timestamptz not null,
    expire_le timestamptz
  )`,
  sql`create index application_secret_application on application_secret (application_id)`,
  sql`create table application_jeton (
    empreinte text primary key,
    application_id integer not null references application (id),
    portees text[] not null,
    cree_le timestamptz not null,
    expire_le timestamptz not null,
    appels integer not null default 0
  )`,
  sql`create index application_jeton_application on application_jeton (application_id, cree_le)`,
  sql`create index application_jeton_age on application_jeton (cree_le)`,
  // Each assertion serves once.
  sql`create table application_assertion (
    application_id integer not null references application (id),
    jti text not null,
    expire_le timestamptz not null,
    primary key (application_id, jti)
  )`,
  sql`create index application_assertion_age on application_assertion (expire_le)`,
  sql`alter table audit add column application_id integer references application (id)`,
  sql`create index audit_application on audit (application_id, id) where application_id is not null`,
  sql`alter table session_etape add column application_id integer references application (id)`,
];

/** Programs that act under a role by a key of their own, and what they did (decision 0252). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
