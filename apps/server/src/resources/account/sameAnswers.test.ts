import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemonstrationServer } from '../../demo/test/startDemonstrationServer.ts';
import { send, type TestServer } from '../../test/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startDemonstrationServer();
});
afterAll(() => server.close());

const KNOWN = 'elise.schmitt@example.org';
const UNKNOWN = 'emile.schmidt@example.org';

const reset = async (identifier: string) => {
  const answer = await send(server.url, 'POST', '/account/reset-password/init', { body: { identifier } });
  return `${answer.status} ${await answer.text()}`;
};
const register = async (email: string) => {
  const body = { nom: 'Schmitt', prenom: 'É', email, acceptationRGPD: true };
  const answer = await send(server.url, 'POST', '/register', { body });
  return `${answer.status} ${await answer.text()}`;
};

test('[CO9] a forgotten password is answered alike however the address is written', async () => {
  const written = (email: string) => [email.toUpperCase(), ` ${email} `];
  for (const [index, known] of written(KNOWN).entries()) {
    expect(await reset(known)).toBe(await reset(written(UNKNOWN)[index] ?? ''));
  }
});

test('[CO8][CO14] mails to one address are counted together, so that neither count tells whether it has an account', async () => {
  await server.services.connection.db.deleteFrom('tentative').execute();
  const answers = async (email: string) => [
    await reset(email),
    await reset(email),
    await register(email),
    (await reset(email)).slice(0, 3),
    (await register(email)).slice(0, 3),
  ];
  const known = await answers(KNOWN);
  expect(known.slice(2)).toEqual(['204 ', '429', '429']);
  expect(await answers(UNKNOWN)).toEqual(known);
});
