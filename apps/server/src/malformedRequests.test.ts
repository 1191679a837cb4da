import { CALLS, type NamedCall } from '@habilis/api/contract';
import { METHODS } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf } from './test/contract/pathOf.ts';
import { arbitraryOf } from './test/malformed/arbitraryOf.ts';
import { isOpenToSites } from './platform/http/openToSites.ts';
import { sendRaw, sendText } from './test/malformed/sendRaw.ts';
import { turnOf } from './test/malformed/turnOf.ts';
import { SEED, startTrial, type Trial } from './test/malformed/startTrial.ts';

/** Runs are shared between calls, so the suite does not grow with the contract. */
const SHARED_QUERY_RUNS = 800;
const FEWEST_QUERY_RUNS = 40;
/** Calls tried with each odd header, and with each type by the kind of body they take: both are read before any handler. */
const CALLS_BY_HEADER = 20;

let trial: Trial;
beforeAll(async () => {
  trial = await startTrial();
});
afterAll(async () => {
  await trial.close();
  const { sent, refused } = trial.counts;
  process.stdout.write(`Requêtes malformées : ${sent} requêtes dont ${refused} refusées, graine ${SEED}\n`);
});

const built = CALLS.filter(({ endpoint }) => endpoint.built !== false);
/** Signing out ends its token: no other call could follow. */
const repeatable = built.filter(({ name }) => name !== 'session.signOut');

/** Sends requests that must be refused, or answered without failure; gives each fault with its request. */
async function faultsOf(requests: readonly (readonly [string, () => ReturnType<typeof sendRaw>])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, request] of requests) {
    const fault = trial.faultOf(await request());
    if (fault !== null) faults.push(`${what} : ${fault}`);
  }
  return faults;
}

/** CONNECT opens a tunnel; HEAD has no answer body: both have their own tests. */
const otherMethods = METHODS.filter((method) => method !== 'CONNECT');

const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]*')}/?$`);

test('a method that no call has is refused on every path of the contract', async () => {
  const paths = [...new Set(CALLS.map(({ endpoint }) => `/api${pathOf(endpoint, { type: 'DA' })}`))];
  const declared = new Set(CALLS.map(({ endpoint: { method, path } }) => `${method} ${path.replace(/\/$/, '')}`));
  const patterns = CALLS.map(({ endpoint }) => endpoint.path.replace(/\/$/, ''));
  const opened = CALLS.filter(({ endpoint }) => isOpenToSites(endpoint)).map(({ endpoint }) =>
    patternOf(endpoint.path.replace(/\/$/, '')),
  );
  const left = await trial.leftBy(async () => {
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        const isDeclared = patterns.some((pattern) => {
          return patternOf(pattern).test(path) && declared.has(`${method} ${pattern}`);
        });
        // Browsers ask so before a page of another site reads what is open to it.
        if (isDeclared || (method === 'OPTIONS' && opened.some((named) => named.test(path)))) continue;
        const answer = await sendRaw(trial.server.url, { method, path });
        expect([method, path, trial.faultOf(answer), answer.status]).toEqual([method, path, null, 404]);
      }
    }
  });
  expect(left).toEqual([]);
});

test('every method that HTTP knows gets an answer without a failure', async () => {
  const faults = await faultsOf(
    otherMethods.flatMap((method) =>
      ['/api/account', '/api/demande-administrative/1', '/api/nulle-part', '/', '/assets/fr/erreurs.json'].map(
        (path) => [`${method} ${path}`, () => sendRaw(trial.server.url, { method, path })] as const,
      ),
    ),
  );
  // HEAD answers like GET, without body.
  expect(faults.filter((fault) => !fault.startsWith('HEAD '))).toEqual([]);
});

const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/jsonp',
  'application/vnd.api+json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'application/csp-report',
  'application/octet-stream',
  ';',
  '/',
  'json',
  '',
  `text/${'x'.repeat(4000)}`,
] as const;

const alike = Map.groupBy(repeatable, ({ endpoint }) => endpoint.body?.kind);

test.each(repeatable)('$name takes no type of content but its own', async (call) => {
  const { path, headers } = trial.rightCall(call);
  const { method } = call.endpoint;
  const those = alike.get(call.endpoint.body?.kind) ?? [];
  const types = turnOf(TYPES, those.indexOf(call), those.length, CALLS_BY_HEADER);
  const bodies = method === 'GET' ? [undefined] : [undefined, '', '{}', '--x\r\n\r\n--x--\r\n'];
  const tryTypes = async () => {
    const requests = types.flatMap((type) =>
      bodies.map((body) => {
        const request = {
          method,
          path,
          headers: { ...headers, 'content-type': type },
          ...(body === undefined ? {} : { body }),
        };
        return [`${type} ${String(body)}`, () => sendRaw(trial.server.url, request)] as const;
      }),
    );
    expect(await faultsOf(requests)).toEqual([]);
  };
  if (isWritten(call)) expect(await trial.leftBy(tryTypes)).toEqual([]);
  else await tryTypes();
});

/** A refused sign-in is counted; an empty object is a valid body for a further role. */
const TAKES_LITTLE: readonly string[] = ['session.authenticate', 'account.addRoleDm'];

/** Whether an empty or wrong body is refused: other calls may succeed. */
const isWritten = ({ endpoint, name }: NamedCall): boolean =>
  endpoint.body !== undefined && !TAKES_LITTLE.includes(name);

const ODD_VALUES = [
  '',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  'NaN',
  'null',
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%F0%9F%91%A9',
  'x'.repeat(5000),
  '’;--',
  "'",
  '\\',
  ':*',
  '&',
  '!(a|b)',
  '[]',
  'true',
] as const;

const ODD_NAMES = ['inconnu', '__proto__', 'constructor', 'page[]', 'page[a]', 'taille.x', '', '%00'] as const;

const queried = built.filter(({ endpoint }) => endpoint.query !== undefined);
const queryRuns = Math.max(FEWEST_QUERY_RUNS, Math.round(SHARED_QUERY_RUNS / queried.length));

test.each(queried)('$name refuses query values that its schema does not take', async (call) => {
  const { query } = call.endpoint;
  if (query === undefined) return;
  const { path, headers } = trial.rightCall(call);
  const bare = path.replace(/\?.*/, '');
  const names = (right: unknown): string[] => Object.keys(right as object);
  const property = fc.asyncProperty(
    arbitraryOf(query),
    fc.nat(),
    fc.constantFrom(...ODD_VALUES),
    fc.constantFrom(...ODD_NAMES),
    fc.constantFrom('value', 'twice', 'name', 'none'),
    async (right, place, value, name, fault) => {
      const encoded = Object.entries(right as object).flatMap(([key, one]) =>
        one === undefined || !String(one).isWellFormed() ? [] : [`${key}=${encodeURIComponent(String(one))}`],
      );
      const key = names(right)[place % Math.max(1, names(right).length)] ?? 'recherche';
      const kept = fault === 'value' ? encoded.filter((one) => !one.startsWith(`${key}=`)) : encoded;
      const added = {
        value: [`${key}=${value}`],
        twice: [`${key}=1`, `${key}=${value}`],
        name: [`${name}=1`],
        none: [],
      };
      const answer = await sendRaw(trial.server.url, {
        method: 'GET',
        path: `${bare}?${[...kept, ...added[fault]].join('&')}`,
        headers,
      });
      expect(trial.faultOf(answer)).toBeNull();
    },
  );
  await fc.assert(property, { numRuns: queryRuns, seed: SEED });
});

const ODD_HEADERS: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  authorization: ['', 'Bearer', 'Bearer ', 'Bearer a.b.c', 'Bearer ..', 'Basic eDp5', 'bearer x.y.z', 'x'.repeat(9000)],
  'role-id': ['', '0', '-1', '1.5', '99999999999', '2147483648', 'abc', '1, 2', ['1', '2']],
  impersonation: ['', 'XXX00000', 'x'.repeat(3000)],
  'idempotency-key': ['', 'court', 'x'.repeat(65), 'é', '../../x', ['aaaaaaaa', 'bbbbbbbb']],
  cookie: ['', 'XSRF-TOKEN', 'XSRF-TOKEN=', 'XSRF-TOKEN=%zz', '=;=;', 'habilis-token=x', 'a=b; '.repeat(500)],
  'x-xsrf-token': ['', 'x', 'é', ['a', 'b']],
  accept: ['', 'text/plain', 'x', '*/*;q=2'],
  'accept-encoding': ['', 'br;q=0', 'x', '*', 'gzip;q=x', 'identity;q=0, *;q=0'],
  'if-none-match': ['*', '"', 'W/"x"'],
  range: ['bytes=0-', 'bytes=9-1', 'lignes=1-2', 'bytes=-99999999999999999999'],
  'transfer-encoding': ['chunked'],
  'x-forwarded-for': ['x', '::', '999.1.1.1'],
  host: ['', 'x:y', 'a'.repeat(3000)],
  origin: ['null', 'x'],
  'x-http-method-override': ['DELETE'],
  'x-essai': ['y'.repeat(15_000)],
};
const oddHeaders = Object.entries(ODD_HEADERS).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

test.each(repeatable)('$name answers odd headers without a failure', async (call) => {
  const { path, headers } = trial.rightCall(call);
  const { method } = call.endpoint;
  const turn = turnOf(oddHeaders, repeatable.indexOf(call), repeatable.length, CALLS_BY_HEADER);
  const requests = turn.map(([name, value]) => {
    const sent = Buffer.from(String(value)).toString('latin1');
    const odd = { ...headers, [name]: Array.isArray(value) ? value : sent };
    return [`${name}: ${sent.slice(0, 40)}`, () => sendRaw(trial.server.url, { method, path, headers: odd })] as const;
  });
  expect(await faultsOf(requests)).toEqual([]);
});

const ODD_IDS = [
  '0',
  '-1',
  '01',
  '1.0',
  '1e3',
  '+1',
  '%30%31',
  '２',
  '2147483647',
  '2147483648',
  '9999999999',
  '99999999999999999999',
  'NaN',
  '%00',
  '%',
  '%ff',
  '%2F',
  '..',
  '%2e%2e',
  'x'.repeat(190),
  'x'.repeat(500),
  '1;2',
  '1 2',
  "'",
  ':id',
  '*',
] as const;

const identified = built.filter(({ endpoint }) => endpoint.path.includes(':'));

test.each(identified)('$name finds nothing under an odd id', async (call) => {
  const { headers } = trial.rightCall(call);
  const { endpoint } = call;
  const left = await trial.leftBy(async () => {
    for (const odd of ODD_IDS) {
      const path = `/api${endpoint.path.replaceAll(/:\w+/g, odd)}`;
      const body = endpoint.body === undefined ? {} : { body: '{}' };
      const type = endpoint.body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await sendRaw(trial.server.url, {
        method: endpoint.method,
        path,
        headers: { ...headers, ...type },
        ...body,
      });
      expect([odd.slice(0, 30), trial.faultOf(answer), answer.status >= 400]).toEqual([odd.slice(0, 30), null, true]);
    }
  });
  expect(left).toEqual([]);
});

const HOST = 'Host: localhost\r\nConnection: close\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

/** Requests that an HTTP parser already refuses, and some that only look strange; Node itself refuses one without `Host`. */
const TEXTS: readonly string[] = [
  `GET /api/account HTTP/1.1\r\n${HOST}X: ${'y'.repeat(100_000)}\r\n\r\n`,
  `GET /api/account HTTP/1.1\r\n${HOST}${Array.from({ length: 3000 }, (_, rank) => `X${rank}: y\r\n`).join('')}\r\n`,
  `GET /api/${'x'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/demande/todo-list?recherche=${'x'.repeat(15_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/%zz HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/account/%ff HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/demande-administrative/%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`,
  `GET //api//account HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/account\\x HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/account#x HTTP/1.1\r\n${HOST}\r\n`,
  `GET http://autre.example/api/account HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  `GET account HTTP/1.1\r\n${HOST}\r\n`,
  `INVENTE /api/account HTTP/1.1\r\n${HOST}\r\n`,
  `get /api/account HTTP/1.1\r\n${HOST}\r\n`,
  `GET /api/account HTTP/9.9\r\n${HOST}\r\n`,
  `GET /api/account HTTP/1.1\r\n${HOST}Host: autre\r\n\r\n`,
  `GET /api/account HTTP/1.1\r\n${HOST}Sans deux points\r\n\r\n`,
  `GET /api/account HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`,
  `GET /api/account HTTP/1.1\r\n${HOST}Expect: tout\r\n\r\n`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: abc\r\n\r\n{}`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: -1\r\n\r\n{}`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 99999999999\r\n\r\n{}`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: gzip\r\n\r\n{}`,
  `POST /api/authenticate HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'n’importe quoi\r\n\r\n',
];

test('what is no HTTP, or too much of it, is refused with the error body', async () => {
  const left = await trial.leftBy(async () => {
    expect(
      await faultsOf(TEXTS.map((text) => [text.slice(0, 120), () => sendText(trial.server.url, text)] as const)),
    ).toEqual([]);
  });
  expect(left).toEqual([]);
});

const written = built.filter(({ endpoint }) => endpoint.body !== undefined);

test.each(written)('$name forgets a body whose connection is cut', async (call) => {
  const { path, headers } = trial.rightCall(call);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `${call.endpoint.method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}Content-Length: 5000\r\n`;
  const form =
    '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--x\r\nContent-Disposition: form-data; name="fileUploads"; filename="a.pdf"\r\n\r\n%PDF-';
  const bodies = [
    `${JSON_TYPE}\r\n{"id":`,
    ...(call.endpoint.body?.kind === 'multipart'
      ? [`Content-Type: multipart/form-data; boundary=x\r\n\r\n${form}`]
      : []),
  ];
  const left = await trial.leftBy(async () => {
    for (const body of bodies) await sendText(trial.server.url, `${start}${body}`, true);
    // The server still answers other requests.
    expect((await sendRaw(trial.server.url, { method: 'GET', path: '/api/server-properties' })).status).toBe(200);
  });
  expect(left).toEqual([]);
});
