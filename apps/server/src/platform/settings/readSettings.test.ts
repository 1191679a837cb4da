import { application } from '@habilis/api/application/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { DEMONSTRATION_SETTINGS } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';
import { settingsReader } from './readSettings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const setDelay = (valeur: unknown) =>
  server.services.connection.db
    .insertInto('parametre')
    .values({ cle: 'delaiSuspensionJours', valeur: JSON.stringify(valeur) })
    .onConflict((conflict) => conflict.column('cle').doUpdateSet({ valeur: JSON.stringify(valeur) }))
    .execute();

test('a setting that is changed counts at once, one that is taken away is at its default again', async () => {
  const { settings, connection } = server.services;
  expect(await settings()).toEqual(DEMONSTRATION_SETTINGS);
  await setDelay(20);
  await expect.poll(async () => (await settings()).delaiSuspensionJours).toBe(20);
  await setDelay('vingt');
  await expect
    .poll(async () => (await settings()).delaiSuspensionJours)
    .toBe(DEMONSTRATION_SETTINGS.delaiSuspensionJours);
  await setDelay(25);
  await expect.poll(async () => (await settings()).delaiSuspensionJours).toBe(25);
  await connection.db.deleteFrom('parametre').execute();
  await expect.poll(settings).toEqual(DEMONSTRATION_SETTINGS);
});

test('a change that is rolled back tells nobody', async () => {
  const { settings, connection } = server.services;
  const before = await settings();
  const given = connection.db.transaction().execute(async (trx) => {
    await trx.insertInto('parametre').values({ cle: 'delaiSuspensionJours', valeur: '99' }).execute();
    throw new Error('abandon');
  });
  await expect(given).rejects.toThrow('abandon');
  expect(await settings()).toEqual(before);
});

test('a size that is changed is the one that screens are told', async () => {
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  await server.services.connection.db
    .insertInto('parametre')
    .values({ cle: 'tailleMaxFichierOctets', valeur: '2097152' })
    .execute();
  await expect.poll(async () => (await guest(application.serverProperties, {})).maxFileBytes).toBe(2_097_152);
  await server.services.connection.db.deleteFrom('parametre').execute();
});

test('the settings are read once until they change', async () => {
  const { connection } = server.services;
  let reads = 0;
  const counted = connection.db.withPlugin({
    transformQuery: ({ node }) => {
      reads++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const listeners: (() => void)[] = [];
  const listen = async (_channel: string, onNotify: () => void) => void listeners.push(onNotify);
  const read = await settingsReader({ ...connection, db: counted, listen }, pino({ level: 'silent' }));
  await Promise.all([read(), read(), read()]);
  await read();
  expect(reads).toBe(1);
  for (const notify of listeners) notify();
  await read();
  expect(reads).toBe(2);
});

test('a process whose listening session was cut off hears again', async () => {
  const { settings, connection } = server.services;
  await settings();
  // Does nothing on the embedded database, which has no other session.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'habilis-ecoute' and datname = current_database()`.execute(connection.db);
  for (const days of [31, 32]) {
    await setDelay(days);
    await expect.poll(async () => (await settings()).delaiSuspensionJours).toBe(days);
  }
});
