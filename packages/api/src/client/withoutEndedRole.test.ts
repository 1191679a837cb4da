import { createServer } from 'node:http';
import { application } from '../application/endpoints.ts';
import { createClient } from './createClient.ts';
import { session } from '../session/endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { withoutEndedRole } from './withoutEndedRole.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server to which the role 12 is no longer known. */
async function serve() {
  const seen: string[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    seen.push(`${method} ${url} ${String(headers['role-id'] ?? 'sans rôle')}`);
    if (headers['role-id'] === undefined) response.writeHead(204).end();
    else response.writeHead(403).end(JSON.stringify({ title: 'role.inconnu' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}/api`;
  return { call: withoutEndedRole(createClient({ baseUrl, token: () => 'jeton', roleId: () => 12 })), seen };
}

test('a role that ended while in use does not keep one from signing out', async () => {
  const { call, seen } = await serve();
  await call(session.signOut, {});
  expect(seen).toEqual(['DELETE /api/authenticate 12', 'DELETE /api/authenticate sans rôle']);
});

test('what is asked under that role stays refused', async () => {
  const { call, seen } = await serve();
  await expect(call(application.applicationProperties, {})).rejects.toMatchObject({ status: 403 });
  expect(seen).toHaveLength(1);
});
