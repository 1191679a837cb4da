import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { application } from '../application/endpoints.ts';
import { createSessionClient } from './createSessionClient.ts';
import { session } from '../session/endpoints.ts';
import { createReloginGate } from './reloginGate.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const json = (response: ServerResponse, status: number, value: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const extensions = {
  allowedFileExtensions: ['pdf'],
  allowedSupportFileExtensions: [],
  allowedManuelFileExtensions: [],
};

type Stored = { token: string; expiry: number };

/** A session whose token ends in a minute, without locks, and a server that refreshes as it is told. */
async function openSession(
  refresh: (response: ServerResponse) => void,
  whileWaiting: (stored: Stored) => void = () => undefined,
) {
  const seen: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    seen.push(`${url.replace('/api', '')} ${headers.authorization}`);
    if (url === '/api/refresh-token') refresh(response);
    else json(response, 200, extensions);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const stored: Stored = { token: 'ancien', expiry: Date.now() + 60_000 };
  const gate = createReloginGate(() => undefined);
  const { call } = createSessionClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    silenceMs: 150,
    tokens: {
      read: () => stored.token,
      readExpiry: () => stored.expiry,
      keep: ({ id_token, validity }) => {
        stored.token = id_token;
        stored.expiry = Date.now() + validity * 1000;
      },
      clear: () => undefined,
    },
    gate,
    exclusively: (work) => {
      whileWaiting(stored);
      return work();
    },
    isAtBase: () => false,
    onExpired: () => undefined,
    onSignedOut: () => undefined,
    onGivenUp: () => undefined,
  });
  const read = () => call(application.applicationProperties, {});
  return {
    call,
    gate,
    stored,
    read,
    seen,
    refreshes: () => seen.filter((one) => one.startsWith('/refresh-token')).length,
  };
}

test('calls made at once wait for one refresh, even where there are no locks', async () => {
  const { read, seen } = await openSession((response) => json(response, 200, { id_token: 'neuf', validity: 3600 }));
  await Promise.all([read(), read(), read()]);
  expect(seen).toEqual(['/refresh-token Bearer ancien', ...Array(3).fill('/application-properties Bearer neuf')]);
});

test.each([
  ['fails', (response: ServerResponse) => void json(response, 503, { title: 'http.503' })],
  ['never answers', () => undefined],
  ['is refused', (response: ServerResponse) => void json(response, 401, { title: 'non-authentifie' })],
  ['answers something else', (response: ServerResponse) => void json(response, 200, { jeton: 'neuf' })],
])('[S4] a refresh that %s leaves the calls their token, and is not tried at each of them', async (_what, refresh) => {
  const { read, seen, refreshes } = await openSession(refresh);
  for (let round = 0; round < 3; round++) await read();
  expect(refreshes()).toBe(1);
  expect(seen.filter((one) => one === '/application-properties Bearer ancien')).toHaveLength(3);
});

test('[S4] a token that another tab renewed while this one waited is not renewed again, even before its end is known here', async () => {
  const { read, seen } = await openSession(
    (response) => json(response, 200, { id_token: 'de trop', validity: 3600 }),
    (stored) => (stored.token = 'neuf'),
  );
  for (let round = 0; round < 2; round++) await read();
  expect(seen).toEqual(Array(2).fill('/application-properties Bearer neuf'));
});

test('[S4] during a re-login the account is read with the renewed token, and the calls that wait are not sent', async () => {
  const { call, gate, stored, read, seen } = await openSession(() => undefined);
  void gate.enter();
  const waiting = read();
  stored.token = 'neuf';
  stored.expiry = Date.now() + 3_600_000;
  // Its answer is of no matter here.
  await call(session.account, {}).catch(() => undefined);
  expect(seen).toEqual(['/account Bearer neuf']);
  gate.settle('replay');
  await waiting;
  expect(seen).toEqual(['/account Bearer neuf', '/application-properties Bearer neuf']);
});
