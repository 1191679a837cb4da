import { PATHS } from '@habilis/api/page/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      HABILIS_URL: 'https://habilis.exemple.fr',
      HABILIS_SECURITY_CONTACT: 'https://habilis.exemple.fr/faille',
    },
  });
});
afterAll(() => server.close());

const get = (path: string) => fetch(`${server.url}/.well-known/${path}`, { redirect: 'manual' });

test('[R1100] a finder of weaknesses reads where to report them, until less than a year from now (RFC 9116)', async () => {
  const answer = await get('security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  expect(fields).toMatchObject({
    Contact: 'https://habilis.exemple.fr/faille',
    'Preferred-Languages': 'fr, en',
    Canonical: 'https://habilis.exemple.fr/.well-known/security.txt',
  });
  // The form of RFC 3339 that RFC 9116 wants.
  expect(fields['Expires']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(fields['Expires'] ?? '') - server.services.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('[R1101] a manager of passwords is led to the page where one is changed', async () => {
  const answer = await get('change-password');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(PATHS.motDePasse);
});

test.each(['resource-that-should-not-exist-whose-status-code-should-not-be-200', 'security.txt.bak', ''])(
  '[R1100] « %s », which we do not have, is 404, as who looks for the other addresses tries first',
  async (path) => expect((await get(path)).status).toBe(404),
);
