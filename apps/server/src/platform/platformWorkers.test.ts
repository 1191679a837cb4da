import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../test/startPeopledServer.ts';
import type { TestServer } from '../test/startTestServer.ts';
import { dayOf } from './dayOf.ts';
import { dailyWorks } from './platformWorkers.ts';
import type { purgeTechnical } from './purgeTechnical.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

test('a removal of the night that fails keeps no other from its work', async () => {
  const done: string[] = [];
  const failing = async () => {
    throw new Error('panne');
  };
  const noting: typeof purgeTechnical = async () => void done.push('suivante');
  const area = { handlers: () => ({}), purges: [failing, noting] };
  const purge = dailyWorks([area]).find(({ nom }) => nom === 'purge-technique');
  await expect(purge?.run(server.services)).rejects.toThrow('1 en échec sur 3');
  expect(done).toEqual(['suivante']);
});

test('background work that starts at midnight has one day', async () => {
  const times = ['2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00.000Z'].map((at) => new Date(at));
  const now = () => times.shift() ?? new Date(NaN);
  expect(await dayOf({ ...server.services, now })).toMatchObject({
    today: '2026-11-20',
    now: new Date('2026-11-20T22:59:59.999Z'),
  });
});
