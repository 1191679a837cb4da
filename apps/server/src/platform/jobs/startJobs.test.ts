import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test/startTestServer.ts';
import { job } from './Job.ts';
import { startJobs } from './startJobs.ts';
import { worker } from './Worker.ts';

const lent = job('essai-lent', { isSingle: true });
const HEARTBEAT = 10;
const PACE = { pollSeconds: 0.5, superviseSeconds: 1, heartbeatSeconds: HEARTBEAT, retryDelaySeconds: 0 };

test('work that is slow, but alive, is not begun a second time beside itself', async () => {
  const server = await startTestServer({ worksOffJobs: false });
  const { services } = server;
  const log = pino({ level: 'silent' });
  const queues = await Promise.all([0, 1].map(() => startJobs(services.connection.pool, log, [lent], PACE)));
  const begun: number[] = [];
  const ended: number[] = [];
  const slow = worker(lent, async () => {
    begun.push(Date.now());
    // Longer than a dead worker is waited for.
    await sleep((HEARTBEAT + 4) * 1000);
    ended.push(Date.now());
  });
  try {
    for (const { work } of queues) await work([slow], services);
    await queues[0]?.jobs.send(lent, {}, services.connection.db);
    await expect.poll(() => ended.length, { interval: 100 }).toBe(1);
    const state = async () =>
      (await services.connection.pool.query(`select state, retry_count from travaux.job where name = 'essai-lent'`))
        .rows;
    await expect.poll(state).toEqual([{ state: 'completed', retry_count: 0 }]);
    expect(begun).toHaveLength(1);
  } finally {
    for (const { stop } of queues) await stop();
    await server.close();
  }
});

test('the first job of a queue is sent within a transaction, where no worker has asked for the queue before', async () => {
  const server = await startTestServer({ worksOffJobs: false });
  const { pool, db } = server.services.connection;
  const { jobs, stop } = await startJobs(pool, pino({ level: 'silent' }), [lent], PACE);
  try {
    // The embedded database has one connection, which the transaction holds.
    await db.transaction().execute((trx) => jobs.send(lent, {}, trx));
    const { rows } = await pool.query(`select state from travaux.job where name = 'essai-lent'`);
    expect(rows).toEqual([{ state: 'created' }]);
  } finally {
    await stop();
    await server.close();
  }
});
