import { openApiDocument } from '@habilis/api/openapi/openApiDocument';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });

test('the document is that of the contract, for this version of the server', async () => {
  const answer = await read('/api/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const expected: unknown = JSON.parse(JSON.stringify(openApiDocument(server.services.config.version)));
  expect(await answer.json()).toEqual(expected);
});

test('the page is served under a policy that allows nothing inline and no HTML from a text', async () => {
  const moved = await read('/api');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/api/']);
  const page = await read('/api/');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
  for (const [, path] of (await page.text()).matchAll(/(?:src|href)="([^"/][^"]*)"/g)) {
    const asset = await read(new URL(path ?? '', 'http://x/api/').pathname);
    // Read to its end: a server waits for what it still sends before it stops.
    await asset.arrayBuffer();
    expect([path, asset.status]).toEqual([path, 200]);
  }
});

test('of the reader only what the page needs is served', async () => {
  for (const name of ['package.json', 'index.html', 'swagger-ui-bundle.js.map', '../fast-check/package.json', '']) {
    expect([name, (await read(`/api/lecteur/${name}`)).status]).toEqual([name, 404]);
  }
});
