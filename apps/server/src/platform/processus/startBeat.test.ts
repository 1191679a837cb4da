import { expect, test } from 'vitest';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { purgeTechnical } from '../purgeTechnical.ts';
import { startBeat } from './startBeat.ts';

test('a process gives signs of life while it runs, one that comes back takes its former place, one that stops is gone', async () => {
  const server = await startPeopledServer({ worksOffJobs: false });
  const { connection, config, now, settings } = server.services;
  const { db } = connection;
  const rows = () =>
    db.selectFrom('processus').select(['nom', 'version', 'travaille', 'vu_le']).orderBy('nom').execute();
  const [own] = await rows();
  expect(own).toMatchObject({ version: config.version, travaille: false });
  const other = { connection, config: { ...config, port: 65_001 }, now };
  await startBeat(other, true);
  const stop = await startBeat(other, true);
  expect(await rows()).toHaveLength(2);
  expect((await rows()).filter(({ nom }) => nom.endsWith(':65001'))).toMatchObject([{ travaille: true }]);
  await stop();
  expect(await rows()).toHaveLength(1);
  const later = new Date(now().getTime() + 25 * 60 * 60 * 1000);
  await purgeTechnical(db, { now: later, settings: await settings() });
  expect(await rows()).toEqual([]);
  await server.close();
});
