import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAILY_WORKS } from '../../areas.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { TEST_TODAY } from '../../test/TEST_TODAY.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { type DailyWork, makeUpForWorks, runDueWorks } from './dailyWorks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

let done: string[];
const noting = (nom: string, heure: string): DailyWork => ({
  nom,
  heure,
  run: ({ now }) => Promise.resolve(void done.push(`${nom} ${now().toISOString()}`)),
});
const WORKS = [noting('quatre', '04:00'), noting('minuit', '00:01')];

const db = () => server.services.connection.db;
const at = (now: string) => ({ ...server.services, now: () => new Date(now) });
const daysOf = async (...noms: string[]) => {
  const rows = await db().selectFrom('travail_du_jour').selectAll().where('nom', 'in', noms).orderBy('nom').execute();
  return rows.map(({ nom, jour }) => `${nom} ${jour}`);
};

beforeEach(async () => {
  done = [];
  await db().deleteFrom('travail_du_jour').where('nom', 'in', ['quatre', 'minuit']).execute();
});

test.each([
  ['in winter', '2026-11-27T23:00:30Z', '2026-11-27T23:01:00Z', '2026-11-28T03:00:00Z'],
  ['in summer', '2026-07-13T22:00:30Z', '2026-07-13T22:01:00Z', '2026-07-14T02:00:00Z'],
  ['as summer time begins', '2026-03-28T23:00:30Z', '2026-03-28T23:01:00Z', '2026-03-29T02:00:00Z'],
  ['as summer time ends', '2026-10-24T22:00:30Z', '2026-10-24T22:01:00Z', '2026-10-25T03:00:00Z'],
])('works of the day are done once, at their hour in Paris, %s', async (_, before, midnight, four) => {
  await runDueWorks(at(before), WORKS);
  expect(done).toEqual([]);
  const earlier = new Date(new Date(four).getTime() - 1000).toISOString();
  for (const now of [midnight, midnight, earlier, four, four]) await runDueWorks(at(now), WORKS);
  expect(done).toEqual([`minuit ${new Date(midnight).toISOString()}`, `quatre ${new Date(four).toISOString()}`]);
});

test('what was missed is done whenever a process is there again, the earliest first, and once for today however many days were missed', async () => {
  await runDueWorks(at('2026-11-20T05:00:00Z'), WORKS);
  done = [];
  // Late in the evening of UTC it is the next day in Paris.
  await runDueWorks(at('2026-11-27T23:30:00Z'), WORKS);
  expect(done).toEqual(['minuit 2026-11-27T23:30:00.000Z']);
  await runDueWorks(at('2026-11-28T15:00:00Z'), WORKS);
  await runDueWorks(at('2026-11-28T22:59:00Z'), WORKS);
  expect(done).toEqual(['minuit 2026-11-27T23:30:00.000Z', 'quatre 2026-11-28T15:00:00.000Z']);
  expect(await daysOf('minuit', 'quatre')).toEqual(['minuit 2026-11-28', 'quatre 2026-11-28']);
});

test('a work that fails is tried again, and keeps no other from its turn', async () => {
  const failing = { nom: 'minuit', heure: '00:01', run: () => Promise.reject(new Error('panne')) };
  const now = '2026-11-28T09:00:00Z';
  await expect(runDueWorks(at(now), [failing, noting('quatre', '04:00')])).rejects.toThrow('1 en échec sur 2');
  expect(await daysOf('minuit', 'quatre')).toEqual(['quatre 2026-11-28']);
  await runDueWorks(at(now), WORKS);
  expect(done).toEqual(['quatre 2026-11-28T09:00:00.000Z', 'minuit 2026-11-28T09:00:00.000Z']);
});

test('a new database has missed nothing; a start does what has not been done for today', async () => {
  const all = DAILY_WORKS.map(({ nom }) => nom);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(
    expect.arrayContaining([
      'alertes',
      'entites-fermees',
      'faits-du-jour',
      'purge-journal',
      'purge-technique',
      'roles-termines',
      'verification-journal',
    ]),
  );
  const today = all.toSorted().map((nom) => `${nom} ${TEST_TODAY}`);
  expect(await daysOf(...all)).toEqual(today);
  await db().updateTable('travail_du_jour').set({ jour: '2020-01-01' }).where('nom', 'in', all).execute();
  await Promise.all([makeUpForWorks(server.services, DAILY_WORKS), makeUpForWorks(server.services, DAILY_WORKS)]);
  await expect.poll(() => daysOf(...all), { interval: 100 }).toEqual(today);
});
