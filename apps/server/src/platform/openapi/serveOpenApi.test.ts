import { request } from 'node:http';
import { CALLS } from '@habilis/api/contract';
import { openApiDocument } from '@habilis/api/openapi/openApiDocument';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';

/** Most bytes of a page in transit: a tenth of a second on a slow line. */
const LIGHT = 25_000;
/** The description grows with the calls: 120 bytes for each, of which it takes 114. */
const EVERYTHING = 120 * CALLS.length;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', headers });

/** Compressed bytes of an answer; `fetch` only gives the uncompressed size. */
const weightOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    });
    asked.on('error', reject).end();
  });

test('the document is that of the contract, for this version of the server', async () => {
  const answer = await read('/api/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const expected: unknown = JSON.parse(JSON.stringify(openApiDocument(server.services.config.version)));
  expect(await answer.json()).toEqual(expected);
});

test.each([
  ['/api/openapi.json', EVERYTHING],
  ['/api/', LIGHT],
  ['/api/appels.css', LIGHT],
  ['/api/appels.js', LIGHT],
] as const)('%s is light on its way, and travels once', async (path, most) => {
  expect(await weightOf(path)).toBeLessThan(most);
  const first = await read(path);
  await first.arrayBuffer();
  const again = await read(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, first.headers.get('cache-control')]).toEqual([304, 'no-cache']);
});

test('the pages are served under a policy that allows nothing inline and no HTML from a text', async () => {
  const moved = await read('/api');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/api/']);
  for (const path of ['/api/', '/api/appels/session.authenticate']) {
    const page = await read(path);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    const text = await page.text();
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
    for (const [, address = ''] of text.matchAll(/(?:src|rel="stylesheet" href)="([^"]*)"/g)) {
      const asset = await read(new URL(address, `http://x${path}`).pathname);
      // Read to the end: otherwise the server would wait to stop.
      await asset.arrayBuffer();
      expect([address, asset.status]).toEqual([address, 200]);
    }
  }
});

test('each call has its page: its example, its trial and its refusals with their texts', async () => {
  const list = await (await read('/api/')).text();
  for (const { name, endpoint } of CALLS) {
    expect(list).toContain(`href="appels/${name}"`);
    const answer = await read(`/api/appels/${name}`);
    const text = await answer.text();
    expect([name, answer.status]).toEqual([name, 200]);
    expect(text).toContain(`<code>${endpoint.path}</code>`);
    expect([name, text.includes('id="corps"')]).toEqual([name, endpoint.body !== undefined]);
    expect(text).toContain(`data-methode="${endpoint.method}"`);
    expect(text.includes('Ouvert aux applications') || text.includes('Ouvert à toute')).toBe(
      endpoint.machines === true,
    );
    // A sign that a template lacked a value.
    expect(text).not.toMatch(/undefined|\[object /);
    expect([name, text.includes('<td></td>')]).toEqual([name, false]);
  }
  const signIn = await (await read('/api/appels/session.authenticate')).text();
  expect(signIn).toContain('&quot;username&quot;');
  expect(signIn).toContain('L’identifiant ou le mot de passe est incorrect.');
  const unknown = await read('/api/appels/constructor');
  expect([unknown.status, await unknown.json()]).toEqual([404, { title: 'appel-inconnu' }]);
});
