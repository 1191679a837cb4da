import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { application } from '../application/endpoints.ts';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import { file } from '../file/endpoints.ts';
import { notification } from '../notification/endpoints.ts';
import { session } from '../session/endpoints.ts';
import { type ClientOptions, type CompletedCall, createClient } from './createClient.ts';
import { ContractError, ProblemError, TransportError } from './errors.ts';
import { createReloginGate } from './reloginGate.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

async function serve(answer: (request: Seen, response: ServerResponse) => void, options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(call);
      answer(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const call = createClient({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => 'jeton', ...options });
  return { call, seen };
}

const json = (response: ServerResponse, status: number, value: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
const extensions = {
  allowedFileExtensions: ['pdf'],
  allowedSupportFileExtensions: [],
  allowedManuelFileExtensions: [],
};

test('[S10][S11] headers of a call: token, role, impersonation, anti-forgery only on writes, Bypass', async () => {
  const { call, seen } = await serve((_request, response) => json(response, 200, extensions), {
    roleId: () => 12,
    impersonation: () => 'ABC12345',
    xsrfToken: () => 'x-1',
  });
  await call(application.applicationProperties, {});
  await call(application.applicationProperties, {}, { bypassImpersonation: true });
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer jeton', 'role-id': '12', impersonation: 'ABC12345' });
  expect(seen[0]?.headers).not.toHaveProperty('x-xsrf-token');
  expect(seen[1]?.headers).not.toHaveProperty('impersonation');
  expect(seen[1]?.headers).toHaveProperty('role-id', '12');
  await call(application.applicationProperties, {}, { withoutRole: true });
  expect(seen[2]?.headers).not.toHaveProperty('role-id');
  await call(application.applicationProperties, {}, { roleId: 14 });
  expect(seen[3]?.headers).toHaveProperty('role-id', '14');
});

test('[S11] the calls of one’s own session go in one’s own name, without the role of whom one acts as', async () => {
  const { call, seen } = await serve((_request, response) => json(response, 200, { id_token: 'a', validity: 1 }), {
    roleId: () => 12,
    impersonation: () => 'ABC12345',
  });
  await call(session.refreshToken, {});
  expect(seen[0]?.headers).not.toHaveProperty('impersonation');
  expect(seen[0]?.headers).not.toHaveProperty('role-id');
});

test('[E5] an answer that breaks the contract, one that is no JSON, one that is cut and no answer are told apart', async () => {
  const answers = [
    (response: ServerResponse) => json(response, 200, { allowedFileExtensions: 'pdf' }),
    (response: ServerResponse) => response.writeHead(200).end('<html>'),
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"allowed');
      setTimeout(() => response.destroy(), 20);
    },
    (response: ServerResponse) => response.destroy(),
  ];
  const { call } = await serve((_request, response) => answers.shift()?.(response));
  await expect(call(application.applicationProperties, {})).rejects.toBeInstanceOf(ContractError);
  await expect(call(application.applicationProperties, {})).rejects.toBeInstanceOf(ContractError);
  await expect(call(application.applicationProperties, {})).rejects.toBeInstanceOf(TransportError);
  await expect(call(application.applicationProperties, {})).rejects.toBeInstanceOf(TransportError);
});

test('a refusal keeps its title, its errors, the stored object and the time to wait', async () => {
  const courant = { version: 3 };
  const { call } = await serve((_request, response) =>
    json(response, 429, { title: 'trop-de-tentatives', courant }, { 'retry-after': '90' }),
  );
  const error = await call(session.account, {}).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ status: 429, retryAfter: 90, problem: { title: 'trop-de-tentatives', courant } });
});

test('[EX1089] a refusal bears the number of its call in the log', async () => {
  const answers = [
    (response: ServerResponse) => json(response, 500, { title: 'erreur-interne' }, { 'x-request-id': 'balance-0001' }),
    (response: ServerResponse) => json(response, 503, { title: 'http.503' }),
  ];
  const { call } = await serve((_request, response) => answers.shift()?.(response));
  await expect(call(session.account, {})).rejects.toMatchObject({ status: 500, requete: 'balance-0001' });
  await expect(call(session.account, {})).rejects.toMatchObject({ status: 503, requete: null });
});

test('a time to wait may be told as a date, by the clock of the server', async () => {
  const date = 'Sat, 21 Nov 2026 08:00:00 GMT';
  const waits = ['Sat, 21 Nov 2026 08:01:30 GMT', 'Sat, 21 Nov 2026 07:00:00 GMT', 'bientot'];
  const { call } = await serve((_request, response) =>
    json(response, 503, { title: 'http.503' }, { date, 'retry-after': waits.shift() }),
  );
  for (const retryAfter of [90, undefined, undefined])
    await expect(call(session.account, {})).rejects.toMatchObject({ retryAfter });
});

test('two calls under way of one Idempotency-Key are two calls, on a page without a secure context too', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  closing.push(() => void vi.unstubAllGlobals());
  const started: string[] = [];
  const { call, seen } = await serve((_request, response) => response.writeHead(204).end(), {
    observer: { started: ({ key }) => void started.push(key) },
  });
  const input = { params: { roleId: 1 }, body: { version: 0, preferences: [] } };
  const write = (idempotencyKey?: string) =>
    call(notification.save, input, idempotencyKey === undefined ? {} : { idempotencyKey });
  await Promise.all([write('cle-du-brouillon'), write('cle-du-brouillon'), write()]);
  expect(new Set(started)).toHaveLength(3);
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys.filter((key) => key === 'cle-du-brouillon')).toHaveLength(2);
  expect(keys.filter((key) => /^[\da-f-]{36}$/.test(String(key)))).toHaveLength(1);
});

test('a 401 is replayed once with the new token and the same Idempotency-Key', async () => {
  let token = 'ancien';
  const { call, seen } = await serve(
    ({ headers }, response) => {
      if (headers.authorization === 'Bearer neuf') response.writeHead(204).end();
      else json(response, 401, { title: 'non-authentifie' });
    },
    {
      token: () => token,
      onUnauthorized: async () => {
        token = 'neuf';
        return 'replay';
      },
    },
  );
  await call(notification.save, { params: { roleId: 1 }, body: { version: 0, preferences: [] } });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer ancien', 'Bearer neuf']);
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key']))).toHaveLength(1);
});

test('calls are held while a re-login is pending, and fail together when it is given up', async () => {
  const gate = createReloginGate(() => undefined);
  const { call, seen } = await serve((_request, response) => json(response, 200, extensions), {
    beforeCall: async () => {
      if ((await gate.wait()) === 'reject') throw new ProblemError(401, { title: 'non-authentifie' });
    },
  });
  void gate.enter();
  const held = call(application.applicationProperties, {});
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(seen).toHaveLength(0);
  gate.settle('replay');
  await held;
  expect(seen).toHaveLength(1);
  void gate.enter();
  const given = call(application.applicationProperties, {});
  gate.settle('reject');
  await expect(given).rejects.toMatchObject({ status: 401 });
  expect(seen).toHaveLength(1);
});

test('[F28] multipart puts `data` first and then the files; a file answer keeps its name', async () => {
  const ended: CompletedCall[] = [];
  const { call, seen } = await serve(
    (request, response) => {
      if (request.method === 'PUT') json(response, 400, { title: 'donnees-invalides' });
      else
        response
          .writeHead(200, { 'content-disposition': 'attachment; filename="a.pdf"; filename*=UTF-8\'\'re%C3%A7u.pdf' })
          .end('%PDF');
    },
    { observer: { ended: (_call, completed) => ended.push(completed) } },
  );
  const body = { id: null } as unknown as Parameters<typeof call<typeof demandeAdministrative.update>>[1]['body'];
  await call(demandeAdministrative.update, { body, files: [new File(['x'], "l'été.pdf")] }).catch(() => undefined);
  const sent = seen[0]?.body ?? '';
  expect(sent.indexOf('name="data"')).toBeGreaterThan(0);
  expect(sent.indexOf('name="data"')).toBeLessThan(sent.indexOf('name="fileUploads"'));
  const downloaded = await call(file.download, { params: { id: 4 } });
  expect(downloaded.filename).toBe('reçu.pdf');
  expect(await downloaded.blob.text()).toBe('%PDF');
  expect(ended).toMatchObject([
    { method: 'PUT', status: 400, payload: { id: null } },
    { method: 'GET', status: 200 },
  ]);
});
