import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';

const TOKEN = 'Vf3k9QzL0pXw7RtY2uBn5mCs8dHj1gKe';

const OPERATING = new URL('../../../operating/watch/', import.meta.url);

/** The figures that the shipped rules and the dashboard ask for; `up` is Prometheus's own. */
function askedFor(file: string): Set<string> {
  const text = readFileSync(new URL(file, OPERATING), 'utf8');
  return new Set(text.match(/\b(?:habilis|nodejs|process)_\w+/g));
}

async function withServer(
  environment: Record<string, string>,
  work: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await startTestServer({ environment });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

test('without a token a process of this machine reads the figures, nobody does from elsewhere or through a balancer', async () => {
  await withServer({ HOST: '0.0.0.0' }, async (server) => {
    const { port } = new URL(server.url);
    await fetch(`http://127.0.0.1:${port}/api/server-properties`);
    const local = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(local.headers.get('content-type')).toContain('text/plain');
    const figures = await local.text();
    expect(figures).toMatch(
      /habilis_appels_secondes_count\{methode="GET",route="\/api\/server-properties",code="200"\} 1/,
    );
    expect(figures).toContain('# TYPE habilis_travaux gauge');
    expect(figures).toContain('process_resident_memory_bytes');
    const forwarded = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(forwarded.status).toBe(404);
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.internal === false && one.family === 'IPv4');
    if (outside !== undefined) expect((await fetch(`http://${outside.address}:${port}/metrics`)).status).toBe(404);
  });
});

test('with a token only who holds it reads the figures', async () => {
  await withServer({ HABILIS_METRICS_TOKEN: TOKEN }, async ({ url }) => {
    const status = async (headers: Record<string, string>) => {
      const response = await fetch(`${url}/metrics`, { headers });
      // An answer not read to its end would keep the server open.
      await response.arrayBuffer();
      return response.status;
    };
    expect(await status({})).toBe(404);
    expect(await status({ authorization: `Bearer ${TOKEN}x` })).toBe(404);
    expect(await status({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  });
});

test.each(['alertes.yml', 'tableau-de-bord.json'])('each figure that %s asks for is told', async (file) => {
  await withServer({}, async ({ url }) => {
    await fetch(`${url}/api/server-properties`);
    const figures = await (await fetch(`${url}/metrics`)).text();
    const told = new Set([...figures.matchAll(/^(?:# TYPE )?(\w+)/gm)].map(([, name]) => name));
    const asked = askedFor(file);
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !told.has(name))).toEqual([]);
  });
});
