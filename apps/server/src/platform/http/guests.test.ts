import { request } from 'node:http';
import { account } from '@habilis/api/account/endpoints';
import { contract } from '@habilis/api/contract';
import type { Endpoint } from '@habilis/api/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../test/startTestServer.ts';
import { guestMeter } from './guestMeter.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

const titleOf = async (answer: Response) => [answer.status, ((await answer.json()) as { title?: string }).title];
const setLimit = async (limit: number) => {
  const { connection, settings } = server.services;
  const row = { cle: 'appelsInviteParMinute', valeur: JSON.stringify(limit) };
  await connection.db.deleteFrom('parametre').execute();
  await connection.db.insertInto('parametre').values(row).execute();
  await expect.poll(async () => (await settings()).appelsInviteParMinute).toBe(limit);
};

const guestWrites = Object.values(contract)
  .flatMap((resource) => Object.values(resource) as Endpoint[])
  .filter(({ access, body }) => access.kind === 'guest' && body?.kind === 'json' && body.isLarge !== true);

test.each(guestWrites)('[W821] $method $path takes 16 kB and no more, said or found', async ({ method, path }) => {
  const large = JSON.stringify({ nom: 'x'.repeat(16_000) });
  expect(await titleOf(await send(server.url, method, path, { body: large }))).toEqual([413, 'requete-trop-grosse']);
  const inPieces = new ReadableStream({
    start: (controller) => {
      for (let start = 0; start < large.length; start += 1000)
        controller.enqueue(new TextEncoder().encode(large.slice(start, start + 1000)));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  const streamed = await fetch(`${server.url}/api${path}`, {
    method,
    headers,
    body: inPieces,
    duplex: 'half',
  } as RequestInit);
  expect(await titleOf(streamed)).toEqual([413, 'requete-trop-grosse']);
});

test('[W1000] a text of which one letter has very many accents is refused unread, in a field and in the name of a file', async () => {
  const { request: asDemandeur } = await server.signIn('MPA10013');
  const stack = `a${'\u0651\u064b'.repeat(100_000)}`;
  const names = { nom: stack, prenom: 'Élise', email: 'elise@exemple.fr' };
  expect(await titleOf(await asDemandeur('PUT', '/account/update', names))).toEqual([400, 'json-invalide']);
  const few = { ...names, nom: `a${'\u0316\u200b'.repeat(31)}` };
  expect(await titleOf(await send(server.url, 'POST', '/register', { body: few }))).toEqual([400, 'json-invalide']);
  const form = new FormData();
  form.set('data', JSON.stringify({ cleBrouillon: 'x', fileUploads: [{ champ: 'autre', partIndex: 0 }] }));
  form.set('fileUploads', new File(['%PDF-1.7'], `${stack.slice(0, 3000)}.pdf`));
  expect(await titleOf(await asDemandeur('PUT', '/demande-administrative/update', form))).toEqual([
    400,
    'multipart-invalide',
  ]);
});

test('[W820] what nests too deep is answered while it is still being sent, whoever sends it', async () => {
  const { token, roleId } = await server.signIn('MPA10013');
  const people = [{}, { authorization: `Bearer ${token}`, 'role-id': String(roleId) }];
  const paths = [account.register, account.validateUpdate];
  for (const [rank, headers] of people.entries()) {
    const { method = 'POST', path = '' } = paths[rank] ?? {};
    const status = await new Promise((resolve, reject) => {
      const type = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sent = request(`${server.url}/api${path}`, { method, headers: { ...headers, ...type } }, (answer) => {
        resolve(answer.statusCode);
        // The upload never ends.
        sent.destroy();
      });
      sent.on('error', reject);
      sent.write('['.repeat(21));
    });
    expect(status).toBe(400);
  }
});

test('[W822] guests are counted by address before anything of theirs is read; who is signed in is not', async () => {
  const { request: call } = await server.signIn('MPA10013');
  await setLimit(60);
  const ask = async () => titleOf(await send(server.url, 'POST', '/register', { body: '{' }));
  const answers: unknown[] = [];
  // The minute may have begun before, and may end during the test.
  for (let time = 0; time < 130; time++) answers.push(await ask());
  expect(answers).toContainEqual([429, 'trop-de-consultations']);
  const refused = await send(server.url, 'GET', '/server-properties');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await call('GET', '/account')).status).toBe(200);
  // Without a token, a call not open to guests is refused unread and uncounted.
  expect(await titleOf(await send(server.url, 'PUT', '/account/update', { body: '{' }))).toEqual([
    401,
    'non-authentifie',
  ]);
  await setLimit(100_000);
});

test('[W822] a network has its minute, whatever others do, and then begins anew', () => {
  const count = guestMeter();
  const allowed = (address: string, nowMs: number) => {
    try {
      count(address, 2, nowMs);
      return true;
    } catch {
      return false;
    }
  };
  expect([1, 2, 3].map((ms) => allowed('192.0.2.1', ms))).toEqual([true, true, false]);
  expect([allowed('192.0.2.2', 3), allowed('::ffff:192.0.2.1', 3)]).toEqual([true, false]);
  expect([allowed('2001:db8::1', 3), allowed('2001:db8::2', 3), allowed('2001:db8::3', 3)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([allowed('192.0.2.1', 60_000), allowed('192.0.2.1', 60_001)]).toEqual([false, true]);
  for (let rank = 0; rank < 20_000; rank++) allowed(`10.${rank >> 8}.${rank & 255}.1`, 60_002);
  expect(allowed('192.0.2.9', 60_003)).toBe(true);
});
