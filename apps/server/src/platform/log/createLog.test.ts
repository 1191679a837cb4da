import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { webhook } from '@habilis/api/webhook/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askToken, machineOf, makeApplication } from '../../areas/applications/test/asApplication.ts';
import { startReceiver } from '../../areas/webhooks/test/startReceiver.ts';
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
    environment: {
      SMTP_URL: 'smtp://127.0.0.1:1',
      HABILIS_URL: 'https://habilis.example.org',
      HABILIS_WEBHOOKS: 'local',
    },
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

test('[AP6][WH11] programs, webhooks and links of mails leave no secret, token, assertion nor key in the log', async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) => response.writeHead(500).end('corps-du-receveur');
  const from = output.length;
  const g = await actAs(server, 'LPF20001');
  const made = await makeApplication(g, ['read-sessions']);
  const token = String((await askToken(server, made)).body['access_token']);
  expect((await machineOf(server, token)('GET', '/session-certification/compteurs')).status).toBe(200);
  expect(
    (await machineOf(server, token)('PUT', '/session-certification/update', { cle: 'valeur-refusee' })).status,
  ).toBe(403);
  const wrong = 'hbs_faux-secret-d-application';
  expect((await askToken(server, { ...made, secret: wrong })).status).toBe(401);
  const assertion = 'eyJhbGciOiJub25lIn0.fausse-assertion.';
  const client_assertion_type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
  const form = { grant_type: 'client_credentials', client_assertion_type, client_assertion: assertion };
  await fetch(`${server.url}/api/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  // A call whose address holds what it should not.
  await fetch(`${server.url}/api/oauth/token?client_secret=${made.secret}&access_token=${token}`);
  const { roles } = await g(session.account, {});
  const entiteId = roles.find(({ type }) => type === 'G')?.entite?.id ?? null;
  const adresse = `${receiver.url}?cle=cle-du-receveur`;
  const body = { nom: 'Planning', adresse, types: ['session-cloturee' as const], entiteId, caisseId: null };
  const hook = await g(webhook.create, { body });
  const params = { id: hook.webhook.id };
  const replaced = await g(webhook.remplacerSecret, { params, body: { version: 0 } });
  await g(webhook.essayer, { params });
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  const signature = String(receiver.received[0]?.headers['webhook-signature']).split(',')[1] ?? '';
  const key = `1-${'cle-de-liste'.repeat(4).slice(0, 43)}`;
  for (const path of [`/suivi-liste/${key}`, `/suivi-certificat/${key}`]) {
    await fetch(`${server.url}${path}`);
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    await fetch(`${server.url}${path}`, { method: 'POST', body: oneClick });
  }
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  expect(await refusal(guest(qrcode.listeSuivie, { params: { key } }))).toMatchObject({ status: 404 });
  // What is asked last is told last.
  await fetch(`${server.url}/api/server-properties`, { headers: { 'x-request-id': 'balance-0002' } });
  await expect.poll(() => lines().filter(({ reqId }) => reqId === 'balance-0002').length).toBe(2);
  const told = output.slice(from);
  for (const route of ['/api/oauth/token', '/api/webhooks/:id/secret', '/suivi-liste/:key'])
    expect(told).toContain(route);
  const secrets = [made.secret, token, wrong, assertion, hook.secret, replaced.secret, signature, key, TEST_PASSWORD];
  const others = ['valeur-refusee', 'cle-du-receveur', 'corps-du-receveur', 'cle-de-liste', 'whsec_', 'hbs_', 'hbj_'];
  expect(secrets.filter((one) => one === '' || told.includes(one))).toEqual([]);
  expect(others.filter((one) => told.includes(one))).toEqual([]);
  await receiver.close();
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
