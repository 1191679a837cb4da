import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import pg from 'pg';
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { type Connection, connect } from './connect.ts';
import type { Database } from './Database.ts';
import { migrate, MIGRATIONS } from './migrate.ts';
import { FILLINGS, LEFT_EMPTY, MOVED } from './test/fillings.ts';

const NAMES = Object.keys(await MIGRATIONS.getMigrations()).sort();
const SPARSE = 25;
const database = inject('database');
/** Starting versions: all on PostgreSQL; some and the last on the embedded one, which has the same engine. */
const BEGINNINGS = NAMES.filter(
  (_, index) => database.kind === 'postgres' || index % SPARSE === 0 || index === NAMES.length - 1,
);

// A migration goes through every version: a loaded machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

let connection: Connection;
let db: Kysely<Database>;

/** Databases of this file on a PostgreSQL server: one to work in, and one that is filled version by version and copied at each. */
const WORKED_IN = `migrations_${process.pid}`;
const FILLED = `migrations_remplies_${process.pid}`;
let admin: pg.Client | null = null;

const connectTo = (name: string): Promise<Connection> =>
  database.kind === 'pglite'
    ? connect({ kind: 'memory' })
    : connect({ kind: 'postgres', url: Object.assign(new URL(database.url), { pathname: `/${name}` }).href });

async function open(name: string): Promise<void> {
  connection = await connectTo(name);
  ({ db } = connection);
}

beforeAll(async () => {
  if (database.kind === 'postgres') {
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    for (const name of [WORKED_IN, FILLED]) await admin.query(`create database ${name}`);
  }
  await open(WORKED_IN);
});
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});
afterAll(async () => {
  await connection.close();
  for (const name of [WORKED_IN, FILLED]) await admin?.query(`drop database if exists ${name} with (force)`);
  await admin?.end();
});

type Row = Readonly<Record<string, unknown>>;

async function tablesOf(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'migration%' order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function rowsOf(table: string): Promise<Row[]> {
  const { rows } = await sql<{ held: Row }>`select to_jsonb(t) as held from ${sql.table(table)} t order by 1`.execute(
    db,
  );
  return rows.map(({ held }) => held);
}

/** Every row of every table. */
async function readAll(): Promise<Map<string, Row[]>> {
  const held = new Map<string, Row[]>();
  for (const table of await tablesOf()) held.set(table, await rowsOf(table));
  return held;
}

/** Migrates version by version up to one of them, filling each. */
async function fillUntil(name: string, target = db, done = 0): Promise<void> {
  for (const version of NAMES.slice(done, NAMES.indexOf(name) + 1)) {
    await migrate(target, version);
    for (const statement of FILLINGS[version] ?? []) await sql.raw(statement).execute(target);
  }
}

let versionsFilled = 0;
/** The same, for each version in turn: a server copies what it filled for the version before. */
async function fillNext(name: string): Promise<void> {
  if (admin === null) return fillUntil(name);
  const filled = await connectTo(FILLED);
  await fillUntil(name, filled.db, versionsFilled);
  versionsFilled = NAMES.indexOf(name) + 1;
  // Nobody may be connected to what is copied, nor to what the copy replaces.
  await filled.close();
  await connection.close();
  await admin.query(`drop database ${WORKED_IN} with (force)`);
  await admin.query(`create database ${WORKED_IN} template ${FILLED}`);
  return open(WORKED_IN);
}

/** Tables and columns without any value in a version. */
function gapsOf(held: ReadonlyMap<string, readonly Row[]>): string[] {
  return [...held].flatMap(([table, rows]) => {
    if (LEFT_EMPTY.includes(table)) return [];
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) return [table];
    return columns.filter((column) => rows.every((row) => row[column] === null)).map((column) => `${table}.${column}`);
  });
}

/** Whether a later row still holds an earlier one, apart from added columns and those moved elsewhere. */
const isKept = (table: string, before: Row, after: Row): boolean =>
  Object.entries(before).every(
    ([column, value]) =>
      JSON.stringify(after[column]) === JSON.stringify(value) || MOVED[table]?.includes(column) === true,
  );

test('every version of the database has its filling, and no other', () => {
  expect(Object.keys(FILLINGS)).toEqual(NAMES);
});

describe.each(BEGINNINGS)('a database of version %s', (name) => {
  test('comes to the newest version with all that it held', async () => {
    await fillNext(name);
    const before = await readAll();
    expect(gapsOf(before)).toEqual([]);
    await migrate(db);
    const after = await readAll();
    const lost = [...before].flatMap(([table, rows]) =>
      rows
        .filter((row) => after.get(table)?.some((other) => isKept(table, row, other)) !== true)
        .map((row) => [table, row]),
    );
    expect(lost).toEqual([]);
    const unsure = await sql`select conname from pg_constraint where not convalidated`.execute(db);
    expect(unsure.rows).toEqual([]);
    expect(await verifyAudit(db)).toMatchObject({ faults: [], entries: before.get('audit')?.length });
    expect(after.get('mrp')).toHaveLength(22);
    expect(after.get('jeton')).toEqual([expect.objectContaining({ session_id: expect.any(String) })]);
  });
});

test('[DA880] a complement of a demande administrative that stood in its row is a round of its own, with who asked', async () => {
  await fillUntil('0038-depots');
  await migrate(db);
  const { rows } =
    await sql`select demande_administrative_id, tache, auteur_role_id, repondu_le, chemin, commentaire, valeur_apres
    from demande_complement join demande_complement_point on complement_id = demande_complement.id
    where demande_administrative_id is not null`.execute(db);
  expect(rows).toEqual([
    {
      demande_administrative_id: 1,
      tache: 'da_instruction',
      auteur_role_id: 1,
      repondu_le: null,
      chemin: 'adresse',
      commentaire: 'Le siège ?',
      valeur_apres: null,
    },
  ]);
});

test('[A702] an alert of a late demande says from then on which task is late, and keeps what it said', async () => {
  await fillUntil('0096-debuts-de-mots');
  await sql`insert into alerte (type, objet_type, objet_id, role_type, mrp_id, date_emission, date_echeance, valeurs)
    select type, 'demande-habilitation', demande.id, 'RC', 1, '2026-11-20', '2026-12-05', '{"numeroDemande": "DH-2026-0001"}'
    from demande_habilitation demande, unnest(array['DH_EN_RETARD', 'DH_A_VALIDER_CAISSE']) type`.execute(db);
  const { rows: before } = await sql<{ tache: string }>`select tache from demande_habilitation order by id`.execute(db);
  await migrate(db);
  const { rows } = await sql<{ type: string; valeurs: object }>`select alerte.type, alerte.valeurs from alerte
    where objet_type = 'demande-habilitation' order by type, objet_id`.execute(db);
  const numeroDemande = 'DH-2026-0001';
  expect(before.length).toBeGreaterThan(0);
  expect(rows).toEqual([
    ...before.map(() => ({ type: 'DH_A_VALIDER_CAISSE', valeurs: { numeroDemande } })),
    ...before.map(({ tache }) => ({ type: 'DH_EN_RETARD', valeurs: { numeroDemande, tache } })),
  ]);
});

test('[LI763] names that were stored before are searched, compared and put in order as they are read now', async () => {
  await fillUntil('0100-noms-des-demandes');
  await sql`update personne set nom = 'Łukasz', prenom = 'Søren' where id = 1`.execute(db);
  await sql`update entite set raison_sociale = 'Lætitia Þór', ville = 'Œting'`.execute(db);
  await sql`update demande_administrative set raison_sociale = 'Lætitia Þór', ville = 'Œting'`.execute(db);
  await sql`update stagiaire set nom = 'Đorđe', prenom = 'Strauß', cle_nom = 'strauß đorđe'`.execute(db);
  await sql`update certificat set nom = 'Đorđe', prenom = 'Strauß'`.execute(db);
  await migrate(db);
  const { rows } = await sql<Row>`select
    (select array[nom_tri, recherche] from personne where id = 1) as personne,
    (select array[nom_tri, lieu, ville_tri] from entite order by id limit 1) as entite,
    (select array[nom_tri] from demande_administrative order by id limit 1) as demande,
    (select array_agg(distinct nom_tri) from demande_habilitation where entite_id is not null) as habilitation,
    (select array_agg(distinct entite_nom_tri) from habilitation) as copie,
    (select array_agg(distinct entite_nom_tri) from session_certification) as session,
    (select array_agg(distinct cle_nom) from stagiaire) as stagiaire,
    (select array_agg(distinct nom_tri) from certificat) as certificat,
    (select bool_or(recherche like '% strauss dorde%') from session_certification) as mots`.execute(db);
  expect(rows).toEqual([
    {
      personne: ['lukasz soren', expect.stringMatching(/^soren lukasz /)],
      entite: ['laetitia thor', expect.stringMatching(/oeting$/), 'oeting'],
      demande: ['laetitia thor'],
      habilitation: ['laetitia thor'],
      copie: ['laetitia thor'],
      session: ['laetitia thor'],
      stagiaire: ['dorde strauss'],
      certificat: ['dorde strauss'],
      mots: true,
    },
  ]);
});

test('a database of a later version is refused and left as it is', async () => {
  await migrate(db);
  await sql`insert into migration (name, timestamp) values ('9999-a-venir', '2026-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('9999-a-venir');
});

test('the record of the versions that kept their own is carried over', async () => {
  await fillUntil('0023-consultations');
  await sql`drop table migration_lock`.execute(db);
  await sql`alter table migration rename timestamp to faite_le`.execute(db);
  await sql`alter table migration alter faite_le type timestamptz using faite_le::timestamptz,
    alter faite_le set default now()`.execute(db);
  const before = await sql`select name, faite_le as le from migration order by name`.execute(db);
  await migrate(db);
  const after = await sql`select name, timestamp::timestamptz as le from migration order by name`.execute(db);
  expect(after.rows).toMatchObject([...before.rows, ...NAMES.slice(before.rows.length).map((name) => ({ name }))]);
});

test('processes that start at once migrate one after the other', async () => {
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(NAMES);
});

test('a migration that fails leaves the version before, whole', async () => {
  await fillUntil('0003-caisses');
  // Makes migration 0004 fail.
  await sql`create table courriel (autre integer)`.execute(db);
  const before = await readAll();
  await expect(migrate(db)).rejects.toThrow('courriel');
  expect(await readAll()).toEqual(before);
  await sql`drop table courriel`.execute(db);
  await migrate(db);
  expect(await tablesOf()).toContain('fichier_attente');
});
