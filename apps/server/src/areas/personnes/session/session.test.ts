import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';

let server: TestServer;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
});
afterAll(() => server.close());

const signIn = (username: string, password = TEST_PASSWORD) =>
  send(server.url, 'POST', '/authenticate', { body: { username, password } });
const stateOf = async (token?: string) => {
  const answer = await send(server.url, 'GET', '/authenticate', token === undefined ? {} : { token });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
type Issued = { readonly id_token: string; readonly validity: number };

test('[W2] a sign-in gives a token and its lifetime, then the session tells whose it is', async () => {
  expect(await stateOf()).toEqual({ status: 200, body: { authenticated: false } });
  for (const username of ['mpa10013', ' MPA10013 ', 'Elise.Schmitt@example.org']) {
    const answer = await signIn(username);
    const { id_token: token, validity } = (await answer.json()) as Issued;
    expect([answer.status, validity]).toEqual([200, 3600]);
    expect(await stateOf(token)).toMatchObject({
      status: 200,
      body: { authenticated: true, account: { habilisId: 'MPA10013', roles: [{ type: 'DM' }] } },
    });
  }
  expect(await stateOf('a.b.c')).toMatchObject({ status: 401 });
});

test('[V1] what is pasted with an identifier or an address keeps nobody out, nor what was stored less clean', async () => {
  for (const username of ['\u202Ampa10013\u202C', '\u200BElise.Schmitt@example.org\u2060 '])
    expect([username, (await signIn(username)).status]).toEqual([username, 200]);
  const { db } = server.services.connection;
  const stored = (email: string) =>
    db.updateTable('personne').set({ email }).where('habilis_id', '=', 'LPF20001').executeTakeFirstOrThrow();
  const { email } = await db
    .selectFrom('personne')
    .select('email')
    .where('habilis_id', '=', 'LPF20001')
    .executeTakeFirstOrThrow();
  for (const former of ['jean\u2010luc@example.org', 'h\u00E9l\u00E8ne@example.org']) {
    await stored(former);
    expect([former, (await signIn(former)).status]).toEqual([former, 200]);
  }
  await stored(email ?? '');
});

test('[W3] a refreshed token serves on, and a signed-out one serves no more', async () => {
  const { token, request } = await server.signIn('LPF20001');
  now = new Date('2026-11-20T10:50:00Z');
  const { id_token: renewed, validity } = (await (await request('GET', '/refresh-token')).json()) as Issued;
  expect(validity).toBe(3600);
  expect(renewed).not.toBe(token);
  now = new Date('2026-11-20T11:20:00Z');
  expect(await stateOf(renewed)).toMatchObject({ body: { account: { habilisId: 'LPF20001' } } });
  expect(await stateOf(token)).toMatchObject({ status: 401 });
  expect((await send(server.url, 'DELETE', '/authenticate', { token: renewed })).status).toBe(204);
  expect(await stateOf(renewed)).toMatchObject({ status: 401 });
});

test('[W3] calls that arrive together are each told who makes them, and an ended session among them is refused', async () => {
  const names = ['LPF20001', 'INS50001', 'REP70001', 'MPA10013'];
  const tokens = await Promise.all(names.map(async (name) => (await server.signIn(name)).token));
  expect((await send(server.url, 'DELETE', '/authenticate', { token: tokens[1] ?? '' })).status).toBe(204);
  const states = await Promise.all([...tokens, ...tokens].map((token) => stateOf(token)));
  const told = names.map((habilisId, rank) =>
    rank === 1 ? { status: 401 } : { status: 200, body: { account: { habilisId } } },
  );
  expect(states).toMatchObject([...told, ...told]);
});

test('[S22] sign-in failures are counted by account and say nothing of whether it exists', async () => {
  for (const username of ['INS50002', 'ZZZ99999']) {
    for (let attempt = 0; attempt < 5; attempt++) {
      const wrong = await signIn(username, 'faux');
      expect([wrong.status, await wrong.json()]).toMatchObject([401, { title: 'identifiants-incorrects' }]);
    }
    const throttled = await signIn(username);
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '900']);
  }
  now = new Date(now.getTime() + 901_000);
  expect((await signIn('INS50002')).status).toBe(200);
  // A network address that tries many accounts is stopped for every account.
  for (let rank = 0; rank < 50; rank++) await signIn(`ZZZ${10_000 + rank}`, 'faux');
  expect((await signIn('INS50001')).status).toBe(429);
  now = new Date(now.getTime() + 901_000);
});
