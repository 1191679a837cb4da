import { createConnection } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, startTestServer, type TestServer } from '../../test/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      HABILIS_ENV: 'production',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://celle-du-test/habilis',
      HABILIS_TOKEN_SECRET: 'Vf3k9QzL0pXw7RtY2uBn5mCs8dHj1gKe',
      HABILIS_TRUST_PROXY: '127.0.0.1',
    },
  });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

const cookieOf = async (headers: Record<string, string>) =>
  (await get('/api/server-properties', headers)).headers.get('set-cookie');

test.each([
  '/api/server-properties',
  '/api/account',
  '/api/nulle-part',
  '/api/live',
  '/api/',
  '/assets/fr/erreurs.json',
  '/',
])('%s is not framed, not sniffed, told to no other site and always asked over TLS', async (path) => {
  const { headers } = await get(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
  });
  expect([headers.get('server'), headers.get('x-powered-by'), headers.get('access-control-allow-origin')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('an answer of a call, and a refusal, is kept by nobody', async () => {
  for (const path of ['/api/server-properties', '/api/account', '/api/nulle-part', '/api/demande-administrative/1']) {
    expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('the cookie is strict, and sent over TLS alone when the balancer speaks TLS', async () => {
  expect(await cookieOf({ 'x-forwarded-proto': 'https' })).toMatch(/; Path=\/; SameSite=Strict; Secure$/);
  expect(await cookieOf({})).toMatch(/; Path=\/; SameSite=Strict$/);
});

test('a failure tells nothing of its cause', async () => {
  await sql`alter table tentative rename to tentative_ailleurs`.execute(server.services.connection.db);
  const body = { username: 'MPA10013', password: 'faux' };
  const answer = await send(server.url, 'POST', '/authenticate', { body });
  expect([answer.status, await answer.json()]).toEqual([500, { title: 'erreur-interne' }]);
});

test('a sender that never ends its headers is cut off', async () => {
  const { port } = new URL(server.url);
  const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
  socket.write('GET /api/live HTTP/1.1\r\nHost: habilis\r\nX-Lent: ');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(Buffer.from(chunk as Uint8Array));
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"title":"requete-invalide"\}$/);
});
