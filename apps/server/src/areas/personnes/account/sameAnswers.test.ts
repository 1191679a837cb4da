import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startPeopledServer();
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

test('[CO9] the time of an answer tells nothing: an unknown identifier takes the time that a known one may take', async () => {
  await server.services.connection.db.deleteFrom('tentative').execute();
  const start = performance.now();
  await reset('ZZZ99999');
  // The server's timer may fire a fraction of a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(98);
});

test('[CO9][CO14] nor does an address that was merged tell of the account that is kept', async () => {
  const { db } = server.services.connection;
  await db.deleteFrom('tentative').execute();
  const kept = db.selectFrom('personne').select('id').where('habilis_id', '=', 'LPF20001');
  await db
    .updateTable('personne')
    .set((eb) => ({
      etat: 'fusionnee' as const,
      fusionnee_en: kept.$asScalar(),
      email: eb.val('anonyme@un.example.fr'),
    }))
    .where('habilis_id', '=', 'PER94005')
    .execute();
  const answers = async (email: string) => [
    await reset(email),
    await register(email),
    await reset(email),
    (await register(email)).slice(0, 3),
  ];
  const merged = await answers('anonyme@un.example.fr');
  expect(merged.at(-1)).toBe('429');
  expect(await answers('absente@un.example.fr')).toEqual(merged);
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
