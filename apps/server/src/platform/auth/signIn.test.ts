import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_TODAY } from '../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../test/testPassword.ts';

const MINUTE_MS = 60_000;
const START = Date.parse(`${TEST_TODAY}T10:00:00Z`);

let server: TestServer;
let now = START;
beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(now) });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = START;
  await server.services.connection.db.deleteFrom('tentative').execute();
});

const signIn = (username: string, password: string) =>
  send(server.url, 'POST', '/authenticate', { body: { username, password } });
const statusOf = async (call: Promise<Response>): Promise<number> => (await call).status;
const count = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

async function emailOf(habilisId: string): Promise<string> {
  const { db } = server.services.connection;
  const person = db.selectFrom('personne').select('email').where('habilis_id', '=', habilisId);
  return (await person.executeTakeFirstOrThrow()).email;
}

test('of many wrong passwords at once no more are looked at than allowed, by whichever name of the account', async () => {
  const names = ['MPA10013', await emailOf('MPA10013'), 'mpa10013'];
  const attempts = Array.from({ length: 24 }, (_, index) =>
    statusOf(signIn(names[index % names.length] ?? '', `faux-${index}`)),
  );
  const statuses = await Promise.all(attempts);
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 19]);
  const refused = await signIn('MPA10013', TEST_PASSWORD);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  expect(await refused.json()).toEqual({ title: 'trop-de-tentatives' });
  // Others at the same address are not blocked, and time unlocks the account.
  expect(await statusOf(signIn('INS50001', TEST_PASSWORD))).toBe(200);
  now += 15 * MINUTE_MS + 1;
  expect(await statusOf(signIn('MPA10013', TEST_PASSWORD))).toBe(200);
});

test('an address is held to its own number, over accounts that exist or not', async () => {
  const attempts = Array.from({ length: 70 }, (_, index) => statusOf(signIn(`ZZZ${10_000 + index}`, 'faux')));
  const statuses = await Promise.all(attempts);
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([50, 20]);
});

test('a right password forgets the failures before it and counts none', async () => {
  for (let round = 0; round < 4; round++) {
    for (let wrong = 0; wrong < 4; wrong++) expect(await statusOf(signIn('MPA10013', 'faux'))).toBe(401);
    expect(await statusOf(signIn('MPA10013', TEST_PASSWORD))).toBe(200);
  }
  const left = await server.services.connection.db.selectFrom('tentative').select('cle').execute();
  expect(left).toHaveLength(16);
  expect(left.every(({ cle }) => cle.startsWith('adresse:'))).toBe(true);
});

test('a token that served is refused at once when its session ends, its person is blocked or its time is over', async () => {
  const { db } = server.services.connection;
  const first = await server.signIn('MPA10013');
  now += 1000;
  const second = await server.signIn('MPA10013');
  const account = async ({ request }: typeof first) => statusOf(request('GET', '/account'));
  expect([await account(first), await account(second)]).toEqual([200, 200]);
  expect(await statusOf(first.request('DELETE', '/authenticate'))).toBe(204);
  expect([await account(first), await account(second)]).toEqual([401, 200]);
  const setState = (etat: 'active' | 'bloquee') =>
    db.updateTable('personne').set({ etat }).where('habilis_id', '=', 'MPA10013').execute();
  await setState('bloquee');
  expect(await account(second)).toBe(401);
  await setState('active');
  expect(await account(second)).toBe(200);
  now += 60 * MINUTE_MS;
  expect(await account(second)).toBe(401);
});

test('a role that ended is unknown at once, and a token that is not ours is nobody’s', async () => {
  const { db } = server.services.connection;
  const { request, token, roleId } = await server.signIn('INS50001');
  expect(await statusOf(request('GET', '/demande/todo-list'))).toBe(200);
  await db
    .updateTable('role')
    .set({ fin_le: new Date(now) })
    .where('id', '=', roleId ?? 0)
    .execute();
  const ended = await request('GET', '/demande/todo-list');
  expect([ended.status, await ended.json()]).toEqual([403, { title: 'role.inconnu' }]);
  const [header, payload] = token.split('.');
  const forged = [`${header}.${payload}.${'A'.repeat(43)}`, `${btoa('{"alg":"none"}')}.${payload}.`, 'x.y.z'];
  for (const text of forged) expect(await statusOf(send(server.url, 'GET', '/account', { token: text }))).toBe(401);
});
