import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

/** Milliseconds, enough for a call to reach the lock of a transaction that is still open. */
const MEETING_MS = 400;

const personOf = (habilisId: string) =>
  server.services.connection.db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
const isLive = async (answer: Response) => {
  const { id_token: token } = (await answer.json()) as { id_token?: string };
  return token !== undefined && (await send(server.url, 'GET', '/account', { token })).status === 200;
};

test('[W3] a token that is refreshed while its session is ended gives none that outlives it', async () => {
  const { token } = await server.signIn('RCA60001');
  const other = await server.signIn('RCA60001');
  const rounds = Array.from({ length: 5 }, () => send(server.url, 'GET', '/refresh-token', { token }));
  const [ended, ...refreshed] = await Promise.all([other.request('DELETE', '/account/sessions'), ...rounds]);
  expect(ended.status).toBe(204);
  for (const answer of refreshed) expect(await isLive(answer)).toBe(false);
});

test('[W3] a refresh that waits for the end of its session is refused', async () => {
  const { token } = await server.signIn('RCA60003');
  const { id } = await personOf('RCA60003');
  let refreshed: Promise<Response> | undefined;
  await server.services.connection.db.transaction().execute(async (trx) => {
    await trx.selectFrom('personne').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    refreshed = send(server.url, 'GET', '/refresh-token', { token });
    await wait(MEETING_MS);
    await trx.updateTable('jeton').set({ revoque_le: server.services.now() }).where('personne_id', '=', id).execute();
  });
  expect((await refreshed)?.status).toBe(401);
});

test('[CO10] a sign-in by a password that is replaced meanwhile opens no session', async () => {
  const { id } = await personOf('RCA60002');
  const motDePasse = await hashPassword('un tout autre mot de passe');
  let signedIn: Promise<Response> | undefined;
  await server.services.connection.db.transaction().execute(async (trx) => {
    await trx.updateTable('personne').set({ mot_de_passe: motDePasse }).where('id', '=', id).execute();
    const body = { username: 'RCA60002', password: TEST_PASSWORD };
    signedIn = send(server.url, 'POST', '/authenticate', { body });
    await wait(MEETING_MS);
  });
  expect((await signedIn)?.status).toBe(401);
});

test('[CO13] two writing calls of one person at the same moment, under two keys, wait for each other', async () => {
  const tab = await server.signIn('LPF20001');
  const call = () => tab.request('POST', '/account/DM/add', {}, { 'Idempotency-Key': crypto.randomUUID() });
  const statuses = (await Promise.all(Array.from({ length: 6 }, call))).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
});
