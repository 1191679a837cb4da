import { application } from '@habilis/api/application/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { writeBody } from './test/writeBody.ts';
import { openBrowser } from './test/openBrowser.ts';
import { answers, freshEnvironment, start, theirs } from './test/processes.ts';
import { send } from './test/startTestServer.ts';
import { TEST_PASSWORD } from './test/testPassword.ts';

const PERSON = 'MPA10013';

async function freePort(): Promise<number> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const address = taken.address();
  await new Promise((resolve) => taken.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

test('[W23] a write that waits for a re-login survives a restart of the server, and is done once', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = await freshEnvironment(port);
  const first = start(env);
  await answers(url);
  const browser = openBrowser(url);
  const tab = browser.openTab();
  await tab.call(application.serverProperties, {});
  await tab.signIn(PERSON, TEST_PASSWORD);
  const read = await theirs(tab.call);
  await send(url, 'DELETE', '/authenticate', { token: browser.token ?? '' });
  const body = writeBody(read, { raisonSociale: 'Après la panne' });
  const waiting = tab.call(da.update, { body });
  await expect.poll(() => tab.waiting).toBe(1);

  first.child.kill('SIGKILL');
  await first.gone;
  await expect(tab.call(session.authenticated, {})).rejects.toBeInstanceOf(TransportError);
  start(env);
  await answers(url);

  await tab.signIn(PERSON, TEST_PASSWORD);
  const saved = await waiting;
  expect(saved).toMatchObject({ raisonSociale: 'Après la panne', version: read.version + 1 });
  const writes = tab.sent.filter(({ name }) => name === 'PUT /demande-administrative/update');
  const keys = writes.map(({ headers }) => headers.get('idempotency-key') ?? '');
  expect(keys).toHaveLength(2);
  expect(new Set(keys)).toHaveLength(1);
  const [idempotencyKey = ''] = keys;
  // Sent again, as by a client whose answer was lost in the restart.
  expect(await tab.call(da.update, { body }, { idempotencyKey })).toEqual(saved);
  // Without the key, the same content is judged again.
  const again = createClient({ baseUrl: `${url}/api`, token: () => browser.token, roleId: () => tab.roleId });
  await expect(again(da.update, { body })).rejects.toBeInstanceOf(ProblemError);
});
