import { createConnection } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../test/startTestServer.ts';

const lines: string[] = [];
let server: TestServer;
let demandeur: SignedIn;
beforeAll(async () => {
  server = await startTestServer({
    from: 'cast',
    logLevel: 'info',
    logTo: new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(...chunk.toString().trim().split('\n'));
        done();
      },
    }),
  });
  demandeur = await server.signIn('MPA10013');
});
afterAll(() => server.close());

const told = () => lines.map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string });
const ERROR = 50;

function beginAndLeave(method: string, path: string, headers: readonly string[], body: string): void {
  const { port, hostname } = new URL(server.url);
  const socket = createConnection(Number(port), hostname);
  const head = [`${method} /api${path} HTTP/1.1`, 'Host: habilis', 'Content-Length: 10000', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.resetAndDestroy());
}

test.each([
  ['a body of JSON', 'POST', '/authenticate', () => ['Content-Type: application/json'], '{"username":'],
  [
    'a file',
    'PUT',
    '/demande-administrative/update',
    () => [
      'Content-Type: multipart/form-data; boundary=bord',
      `Authorization: Bearer ${demandeur.token}`,
      `Role-Id: ${demandeur.roleId}`,
    ],
    '--bord\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--bord\r\nContent-Disposition: form-data; name="fileUploads"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF',
  ],
] as const)(
  'whoever hangs up in the middle of %s is no service that is away',
  async (_name, method, path, headers, body) => {
    lines.length = 0;
    beginAndLeave(method, path, headers(), body);
    await expect.poll(() => told().map(({ msg }) => msg)).toContain('appel interrompu par son auteur');
    expect(told().filter(({ level }) => level >= ERROR)).toEqual([]);
  },
);
