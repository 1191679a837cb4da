import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../test/pdfOf.ts';
import { actAs, refusal } from '../../test/actAs.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { writeBody } from '../../test/writeBody.ts';
import { send, type TestServer } from '../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../test/testPassword.ts';
import { createLog } from './createLog.ts';

let server: TestServer;
let output = '';
beforeAll(async () => {
  server = await startPeopledServer({
    logLevel: 'debug',
    logTo: { write: (line) => void (output += line) },
    pollSeconds: 0.5,
    // A mail server that is down: its errors name recipients.
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', HABILIS_URL: 'https://habilis.example.org' },
  });
});
afterAll(() => server.close());

const lines = () =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a sign-in and a submit at the most talkative level leave no address, name, password nor token in the log', async () => {
  const { db } = server.services.connection;
  const person = await db
    .selectFrom('personne')
    .selectAll()
    .where('habilis_id', '=', 'MPA10013')
    .executeTakeFirstOrThrow();
  await send(server.url, 'POST', '/authenticate', {
    body: { username: person.email, password: 'Un-faux-mot-de-passe' },
  });
  const { token, request } = await server.signIn(person.email);
  await request('GET', `/demande/current-list?recherche=${encodeURIComponent(person.nom)}`);
  const demandeur = await actAs(server, 'MPA10013');
  const id = (await demandeur(session.account, {})).roles[0]?.demandeAdministrative?.id ?? 0;
  const draft = await demandeur(da.get, { params: { id: String(id) } });
  expect(await refusal(demandeur(da.submit, { body: writeBody(draft) }))).toMatchObject({ status: 400 });
  const champs = ['attestationUrssaf', 'recepisseNda'];
  const fileUploads = champs.map((champ, partIndex) => ({ champ, userFilename: `${champ}.pdf`, partIndex }));
  const files = champs.map((champ) => new File([pdfOf(champ)], `${champ}.pdf`));
  await demandeur(da.submit, { body: writeBody(draft, { fileUploads }), files });
  await db
    .insertInto('personne')
    .values({ ...person, id: undefined as never, habilis_id: 'ZZZ99999' })
    .execute()
    .then(
      () => undefined,
      (error: unknown) => server.services.log.error({ err: error }, 'adresse prise'),
    );
  await expect.poll(() => output).toContain('travail de fond en échec');
  // No call comes before the line with the server's address.
  const all = output.trim().split('\n');
  const told = all.slice(all.findIndex((line) => line.includes('Server listening')) + 1);
  expect(told.length).toBeGreaterThan(10);
  const { raisonSociale, siret, contact } = draft;
  const secrets = [
    person.email,
    person.nom,
    person.prenom,
    TEST_PASSWORD,
    'Un-faux-mot-de-passe',
    token,
    raisonSociale,
    siret,
  ];
  const personal = [...secrets, contact?.nom, contact?.telephone, 'example.org', '127.0.0.1', '$argon2'];
  const written = personal.filter((one): one is string => typeof one === 'string' && one !== '');
  expect(written.filter((text) => told.join('\n').includes(text))).toEqual([]);
});

test('each line of a request bears its number, which is the one of the answer; a balancer’s is taken when it is well formed', async () => {
  const mine = await fetch(`${server.url}/api/server-properties`, { headers: { 'x-request-id': 'balance-0001' } });
  expect(mine.headers.get('x-request-id')).toBe('balance-0001');
  await expect.poll(() => lines().filter(({ reqId }) => reqId === 'balance-0001').length).toBe(2);
  const [coming, done] = lines().filter(({ reqId }) => reqId === 'balance-0001');
  expect(coming).toMatchObject({ req: { method: 'GET', route: '/api/server-properties' } });
  expect(done).toMatchObject({ res: { statusCode: 200 }, responseTime: expect.any(Number) });
  const forged = await fetch(`${server.url}/api/server-properties`, { headers: { 'x-request-id': 'a b"c' } });
  expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what failed among many is told one by one, a few of them', () => {
  let line = '';
  const log = createLog('info', { write: (text) => void (line += text) });
  const errors = Array.from({ length: 900 }, (_, index) =>
    Object.assign(new Error(`panne ${index} de luc@example.org`), { code: '23514' }),
  );
  log.warn({ err: new AggregateError(errors, '900 en échec sur 1000') }, 'travail de fond en échec');
  const { err } = JSON.parse(line) as { err: { errors: Record<string, unknown>[] } };
  expect(err).toMatchObject({ type: 'AggregateError', message: '900 en échec sur 1000' });
  expect(err.errors.map(({ message, code }) => [message, code])).toEqual(
    [0, 1, 2, 3, 4].map((index) => [`panne ${index} de …`, '23514']),
  );
  expect(String(err.errors[0]?.['stack'])).toContain('createLog.test.ts');
});

test('an error is told by its kind, its code and its place, without the values that it quotes', () => {
  let line = '';
  const log = createLog('info', { write: (text) => void (line += text) });
  const cause = new Error('550 <luc.fontaine@example.org> inconnu');
  const error = Object.assign(
    new Error('duplicate key "personne" Key (email)=(luc@example.org) valeur "Fontaine"', { cause }),
    {
      code: '23505',
      detail: 'Key (email)=(luc@example.org) already exists.',
      parameters: ['Fontaine'],
    },
  );
  log.error({ err: error }, 'échec');
  expect(line).toContain('"code":"23505"');
  expect(line).toContain('createLog.test.ts');
  for (const text of ['luc', 'Fontaine', 'example.org', 'already exists']) expect(line).not.toContain(text);
});
