import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../../operating/handOverMail.mjs', import.meta.url));
const TOKEN = 'un-jeton-de-trente-deux-signes-au-moins-42';
const MAIL = 'From: a@example.org\r\nTo: reponses+abc@example.org\r\n\r\nMerci.\r\n';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habilis-jeton-'));
  await writeFile(join(folder, 'jeton'), `${TOKEN}\n`, { mode: 0o600 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Another site, for as long as the test. */
async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (status: number, headers = {}) =>
  site((request, response) => {
    request.resume().once('end', () => response.writeHead(status, headers).end(`{"detail":"${TOKEN}"}`));
  });

/** How the script ends with a mail, as a mail server runs it: nothing in the environment. */
function handOver(url: string, { token = join(folder, 'jeton'), mail = MAIL as string | Buffer, seconds = '5' } = {}) {
  return new Promise<{ end: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [SCRIPT, url, token, seconds], { env: {} });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    // It may end before it has read all of a mail that is too large.
    child.stdin.on('error', () => undefined);
    child.once('close', (end) => resolve({ end, said }));
    child.stdin.end(mail);
  });
}

const bodyOf = async (request: IncomingMessage) => Buffer.concat((await request.toArray()) as Buffer[]).toString();

test('a mail is handed over as it came, with the token of the file', async () => {
  const taken: unknown[] = [];
  const url = await site((request, response) => {
    void bodyOf(request).then((body) => {
      const { authorization, 'content-type': type } = request.headers;
      taken.push([request.method, request.url, authorization, type, body]);
      response.writeHead(204).end();
    });
  });
  expect(await handOver(url)).toEqual({ end: 0, said: '' });
  expect(taken).toEqual([['POST', '/api/support/courriel', `Bearer ${TOKEN}`, 'message/rfc822', MAIL]]);
});

test.each([
  [404, 67],
  [413, 69],
  [400, 69],
  [415, 69],
  [401, 75],
  [403, 75],
  [408, 75],
  [429, 75],
  [500, 75],
  [502, 75],
  [503, 75],
])('what is answered %i ends %i, and tells nothing of ours to the sender', async (status, end) => {
  const told = await handOver(await answering(status));
  expect(told.end).toBe(end);
  expect(told.said).not.toMatch(/jeton|token|Bearer|127\.0\.0\.1/i);
  expect(told.said.trim().split('\n')).toHaveLength(1);
});

test('the token follows no redirection', async () => {
  let asked = 0;
  const other = await site((_request, response) => {
    asked++;
    response.writeHead(204).end();
  });
  expect((await handOver(await answering(308, { location: `${other}/api/support/courriel` }))).end).toBe(75);
  expect(asked).toBe(0);
});

test('a site that is down, silent or slow is tried again', async () => {
  expect((await handOver('http://127.0.0.1:9')).end).toBe(75);
  expect((await handOver(await site(() => undefined), { seconds: '1' })).end).toBe(75);
  const closing = await site((request) => request.socket.destroy());
  expect((await handOver(closing)).end).toBe(75);
});

test('a token that others may read, that is a link, too short or missing is not sent: the mail waits', async () => {
  let asked = 0;
  const url = await site((_request, response) => {
    asked++;
    response.writeHead(204).end();
  });
  const [open, short, link] = ['ouvert', 'court', 'lien'].map((name) => join(folder, name));
  await writeFile(open ?? '', TOKEN, { mode: 0o640 });
  await chmod(open ?? '', 0o640);
  await writeFile(short ?? '', 'court', { mode: 0o600 });
  await symlink(join(folder, 'jeton'), link ?? '');
  for (const token of [open, short, link, join(folder, 'absent')])
    expect((await handOver(url, { token })).end).toBe(75);
  expect(asked).toBe(0);
});

test('a mail larger than Habilis takes is refused without being sent', async () => {
  const url = await answering(500);
  expect((await handOver(url, { mail: Buffer.alloc(32 * 1024 * 1024 + 1) })).end).toBe(69);
});
