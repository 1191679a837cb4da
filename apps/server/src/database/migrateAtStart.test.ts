import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { lossesOf, fillUntil, readAll, tablesOf, VERSIONS } from './test/filledVersions.ts';

// A migration goes through every version: a loaded machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const database = inject('database');
const NAME = `versions_${process.pid}`;
let connection: Connection;
let admin: pg.Client | null = null;

beforeAll(async () => {
  if (database.kind === 'pglite') {
    connection = await connect({ kind: 'memory' });
    return;
  }
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(`create database ${NAME}`);
  const { href } = Object.assign(new URL(database.url), { pathname: `/${NAME}` });
  connection = await connect({ kind: 'postgres', url: href });
});
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(connection.db);
  await sql`create schema public`.execute(connection.db);
});
afterAll(async () => {
  await connection.close();
  await admin?.query(`drop database if exists ${NAME} with (force)`);
  await admin?.end();
});

test('a database of an early version comes to the newest with all that it held', async () => {
  const { db } = connection;
  await fillUntil(db, VERSIONS[25] ?? '');
  expect(await lossesOf(db)).toEqual([]);
});

test('a database of a later version is refused and left as it is', async () => {
  const { db } = connection;
  await migrate(db);
  await sql`insert into migration (name, timestamp) values ('9999-a-venir', '2026-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('9999-a-venir');
});

test('processes that start at once migrate one after the other', async () => {
  const { db } = connection;
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(VERSIONS);
});

test('a migration that fails leaves the version before, whole', async () => {
  const { db } = connection;
  await fillUntil(db, '0003-caisses');
  // Makes migration 0004 fail.
  await sql`create table courriel (autre integer)`.execute(db);
  const before = await readAll(db);
  await expect(migrate(db)).rejects.toThrow('courriel');
  expect(await readAll(db)).toEqual(before);
  await sql`drop table courriel`.execute(db);
  await migrate(db, '0004-courriels');
  expect(await tablesOf(db)).toContain('courriel');
});
