import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { DEVICE_COOKIE } from '../../../platform/auth/deviceMarks.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let now = new Date('2026-11-20T10:00:00Z');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS));
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now, pollSeconds: 0.5 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await db().deleteFrom('tentative').execute();
});

/** Signs in as a browser does: it sends its cookies back. */
async function signIn(username: string, password: string, mark?: string) {
  const cookies = { cookie: `${DEVICE_COOKIE}=${mark}; XSRF-TOKEN=jeton`, 'x-xsrf-token': 'jeton' };
  const answer = await send(server.url, 'POST', '/authenticate', {
    body: { username, password },
    headers: mark === undefined ? {} : cookies,
  });
  const set = answer.headers.getSetCookie().find((one) => one.startsWith(DEVICE_COOKIE));
  return { status: answer.status, mark: /=([^;]*)/.exec(set ?? '')?.[1] };
}
const attack = async (username: string, times = 6) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await signIn(username, 'faux')).status);
  return statuses;
};
const lockMails = async () => {
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select('habilis_id')
    .where('modele', '=', 'connexions-refusees')
    .where('habilis_id', '=', 'RCA60001')
    .execute();
  return rows.map(({ habilis_id: habilisId }) => habilisId);
};

test('[S820] whoever locks an account elsewhere does not lock the devices that have signed in before', async () => {
  const first = await signIn('INS50001', TEST_PASSWORD);
  expect(first.mark).toBeDefined();
  expect(await attack('INS50001')).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signIn('INS50001', TEST_PASSWORD)).status).toBe(429);
  // Another account's mark, or a forged one, does not count.
  const { mark: others } = await signIn('INS50002', TEST_PASSWORD);
  for (const mark of [others, 'a.b.c', `${first.mark}x`])
    expect((await signIn('INS50001', TEST_PASSWORD, mark)).status).toBe(429);
  const again = await signIn('INS50001', TEST_PASSWORD, first.mark);
  expect([again.status, again.mark === first.mark]).toEqual([200, false]);
  // Its success unlocks nobody else; its failures count apart, up to the same limit.
  expect((await signIn('INS50001', TEST_PASSWORD)).status).toBe(429);
  for (let time = 0; time < 5; time++) expect((await signIn('INS50001', 'faux', again.mark)).status).toBe(401);
  expect((await signIn('INS50001', TEST_PASSWORD, again.mark)).status).toBe(429);
  later(16);
  expect((await signIn('INS50001', TEST_PASSWORD)).status).toBe(200);
});

test('[S820] an address that tried many names does not lock a known device either', async () => {
  const { mark } = await signIn('REP70001', TEST_PASSWORD);
  for (let rank = 0; rank < 50; rank++) await signIn(`ZZZ${10_000 + rank}`, 'faux');
  expect((await signIn('REP70001', TEST_PASSWORD)).status).toBe(429);
  expect((await signIn('REP70001', TEST_PASSWORD, mark)).status).toBe(200);
  // Fifty passwords are hashed, each on purpose slowly.
});

test('[S822] a stranger’s attempts do not keep who is signed in from giving their password again', async () => {
  const { request } = await server.signIn('EXP80001');
  await attack('EXP80001');
  const body = { currentPassword: TEST_PASSWORD, newPassword: 'court' };
  expect((await request('PUT', '/account/change-password', body)).status).toBe(400);
});

test('[S821] a person is told by a mail that their account is locked, once while it goes on', async () => {
  const { mark } = await signIn('RCA60001', TEST_PASSWORD);
  await db().deleteFrom('courriel').execute();
  expect(await attack('ZZZ99999')).toEqual(await attack('RCA60001'));
  await expect.poll(lockMails).toEqual(['RCA60001']);
  for (let turn = 0; turn < 3; turn++) {
    later(16);
    await attack('RCA60001');
  }
  // Mistypes on the person's own device send no mail.
  for (let time = 0; time < 6; time++) await signIn('RCA60001', 'faux', mark);
  later(5 * 60);
  await attack('RCA60001');
  await expect.poll(lockMails).toEqual(['RCA60001', 'RCA60001']);
});
