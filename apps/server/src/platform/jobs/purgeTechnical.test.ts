import { account } from '@habilis/api/account/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemonstrationServer } from '../../demo/test/startDemonstrationServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { purgeTechnical } from './workers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

let server: TestServer;
beforeAll(async () => {
  server = await startDemonstrationServer();
});
afterAll(() => server.close());

test('[CO17] keys go with their mails, long after their end, and no sooner', async () => {
  const { connection, now } = server.services;
  const asGuest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  await asGuest(account.initResetPassword, { body: { identifier: 'MPA10013' } });
  const key = await connection.db.selectFrom('cle_compte').select('expire_le').executeTakeFirstOrThrow();
  const keysAfter = async (at: Date) => {
    await purgeTechnical(connection.db, at, KEPT_DAYS);
    return (await connection.db.selectFrom('cle_compte').select('id').execute()).length;
  };
  expect(await keysAfter(now())).toBe(1);
  expect(await keysAfter(new Date(key.expire_le.getTime() + KEPT_DAYS * DAY_MS))).toBe(1);
  expect(await keysAfter(new Date(key.expire_le.getTime() + KEPT_DAYS * DAY_MS + 1))).toBe(0);
});
