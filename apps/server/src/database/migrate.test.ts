import { CAISSES } from '@habilis/domain/entite/caisses';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../test/startTestServer.ts';
import { migrate } from './migrate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('[G16] every database has the caisses, without any demonstration', async () => {
  const { db } = server.services.connection;
  const rows = await db.selectFrom('mrp').select(['code', 'libelle', 'departements']).orderBy('id').execute();
  expect(rows).toEqual(CAISSES);
  expect(await db.selectFrom('personne').select('id').execute()).toEqual([]);
});

test('[G16] a database of the version before keeps the caisses that its demonstration wrote', async () => {
  const { db } = server.services.connection;
  const before = await db.selectFrom('mrp').select(['id', 'code']).orderBy('id').execute();
  await sql`delete from migration where name = '0003-caisses'`.execute(db);
  await db.deleteFrom('mrp').where('code', '=', 'CRAMIF').execute();
  await migrate(db);
  const after = await db.selectFrom('mrp').select(['id', 'code']).orderBy('id').execute();
  expect(after.filter(({ code }) => code !== 'CRAMIF')).toEqual(before.filter(({ code }) => code !== 'CRAMIF'));
  expect(after).toHaveLength(CAISSES.length);
});
