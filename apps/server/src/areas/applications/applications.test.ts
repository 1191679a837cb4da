import { applications } from '@habilis/api/applications/endpoints';
import { PORTEES_APPLICATION } from '@habilis/domain/application/PORTEES_APPLICATION';
import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { journal } from '@habilis/api/journal/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as oauth from 'openid-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addToCast } from '../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../test/cast/HABILITATIONS.ts';
import { actAs, refusal } from '../../test/actAs.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../test/testPassword.ts';
import { TEST_TODAY } from '../../test/TEST_TODAY.ts';
import { habilitationOf } from '../sessions/test/habilitationOf.ts';
import { sessionWriteOf } from '../sessions/test/sessionWriteOf.ts';
import { askToken, machineOf, makeApplication } from './test/asApplication.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let g: Call;
let admin: Call;
// Each test has minutes of its own: calls are counted by the minute.
let start = Date.parse(`${TEST_TODAY}T10:00:00Z`);
let now = start;
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(now) });
  await addToCast(server, { habilitations: HABILITATIONS });
  g = await actAs(server, 'LPF20001');
  admin = await actAs(server, 'ADM92001');
});
beforeEach(() => {
  start += 3 * MINUTE_MS;
  now = start;
});
afterAll(() => server.close());

const READ = ['read-sessions'] as const;
const tokenOf = async (made: { readonly clientId: string; readonly secret: string }, form = {}): Promise<string> => {
  const { status, body } = await askToken(server, made, form);
  expect([status, body['error']]).toEqual([200, undefined]);
  return String(body['access_token']);
};
const sessionsAs = async (token: string) =>
  (await machineOf(server, token)('GET', '/session-certification/compteurs')).status;

test('[AP4] a real client finds the endpoint, proves itself by a secret, and reads within its scopes', async () => {
  const made = await makeApplication(g, [...READ, 'manage-sessions']);
  const options = { execute: [oauth.allowInsecureRequests], algorithm: 'oauth2' as const };
  const { siteUrl } = server.services.config;
  // The test's server stands at another port than its public address.
  const fetched = (url: string, init?: object) => fetch(url.replace(siteUrl, server.url), init);
  const config = await oauth.discovery(
    new URL(siteUrl),
    made.clientId,
    undefined,
    oauth.ClientSecretBasic(made.secret),
    {
      ...options,
      [oauth.customFetch]: fetched,
    },
  );
  const tokens = await oauth.clientCredentialsGrant(config, { scope: 'read-sessions' });
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600, scope: 'read-sessions' });
  const call = machineOf(server, tokens.access_token);
  expect((await call('GET', '/session-certification/compteurs')).status).toBe(200);
  const wider = await call('GET', '/session-certification/start?habilitationId=1');
  expect([wider.status, JSON.parse(wider.text)]).toEqual([403, { title: 'application.portee-insuffisante' }]);
  expect(wider.headers.get('www-authenticate')).toContain('insufficient_scope');
});

test('[AP4] a real client proves itself by its own key; an assertion serves once, by a clock like ours, for us', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const [role] = await g(applications.roles, { query: {} });
  const body = {
    roleId: role?.roleId ?? 0,
    nom: 'Planning',
    portees: [...READ],
    dateFin: addDays(TEST_TODAY, 30),
    preuve: { motDePasse: TEST_PASSWORD },
  };
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256' };
  const { application, secret } = await g(applications.create, { body: { ...body, clesPubliques: { keys: [jwk] } } });
  expect([secret, application.authentification]).toEqual([null, 'cle']);
  const { clientId } = application;
  const { siteUrl } = server.services.config;
  const fetched = (url: string, init?: object) => fetch(url.replace(siteUrl, server.url), init);
  const config = await oauth.discovery(
    new URL(siteUrl),
    clientId,
    { [oauth.clockSkew]: Math.round((now - Date.now()) / 1000) },
    oauth.PrivateKeyJwt(privateKey),
    {
      execute: [oauth.allowInsecureRequests],
      algorithm: 'oauth2',
      [oauth.customFetch]: fetched,
    },
  );
  const tokens = await oauth.clientCredentialsGrant(config);
  expect(tokens.expires_in).toBe(600);

  type Claims = { iss?: string; sub?: string; aud?: string; seconds?: number; jti?: string; life?: number };
  const assertion = ({ iss = clientId, sub = clientId, aud = siteUrl, seconds = 0, jti, life = 60 }: Claims = {}) => {
    const at = Math.floor(now / 1000) + seconds;
    const token = new SignJWT({}).setProtectedHeader({ alg: 'ES256' }).setIssuer(iss).setSubject(sub).setAudience(aud);
    return token
      .setIssuedAt(at)
      .setNotBefore(at)
      .setExpirationTime(at + life)
      .setJti(jti ?? crypto.randomUUID())
      .sign(privateKey);
  };
  const ask = async (client_assertion: string, form = {}) => {
    const answer = await fetch(`${server.url}/api/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion,
        ...form,
      }),
    });
    return [answer.status, ((await answer.json()) as { error?: string }).error];
  };
  const once = await assertion();
  expect(await ask(once)).toEqual([200, undefined]);
  expect(await ask(once)).toEqual([401, 'invalid_client']);
  expect(await ask(await assertion({ aud: `${siteUrl}/api/oauth/token` }))).toEqual([200, undefined]);
  // A minute of difference between two clocks is borne, no more.
  expect(await ask(await assertion({ seconds: 50 }))).toEqual([200, undefined]);
  expect(await ask(await assertion({ seconds: -110 }))).toEqual([200, undefined]);
  for (const wrong of [
    { seconds: 90 },
    { seconds: -130 },
    { aud: 'https://ailleurs.example.org' },
    { iss: 'app_autre' },
    { sub: 'app_inconnue', iss: 'app_inconnue' },
    { life: 3600 },
  ])
    expect([wrong, await ask(await assertion(wrong))]).toEqual([wrong, [401, 'invalid_client']]);
  const stranger = await generateKeyPair('ES256');
  const forged = await new SignJWT({ jti: 'a' })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(siteUrl)
    .setExpirationTime(Math.floor(now / 1000) + 60)
    .sign(stranger.privateKey);
  expect(await ask(forged)).toEqual([401, 'invalid_client']);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${once.split('.')[1] ?? ''}.`;
  expect(await ask(unsigned)).toEqual([401, 'invalid_client']);
  expect(await ask(await assertion(), { client_id: 'app_autre' })).toEqual([401, 'invalid_client']);
  expect(await ask('rien')).toEqual([401, 'invalid_client']);
  // An application with keys has no secret.
  expect((await askToken(server, { clientId, secret: '' })).status).toBe(401);
});

test('[AP4] keys that are private, weak or of another kind are refused', async () => {
  const [role] = await g(applications.roles, { query: {} });
  const create = async (key: Record<string, unknown>) => {
    const body = { roleId: role?.roleId ?? 0, nom: 'Paie', portees: [...READ], dateFin: addDays(TEST_TODAY, 30) };
    const { errors = [] } = await refusal(
      g(applications.create, {
        body: { ...body, clesPubliques: { keys: [key] }, preuve: { motDePasse: TEST_PASSWORD } },
      }),
    );
    return errors.map(({ title }) => title);
  };
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  expect(await create({ ...(await exportJWK(privateKey)) })).toEqual(['application.cle-privee']);
  expect(await create({ kty: 'oct', k: 'c2VjcmV0' })).toEqual(['application.cle-privee']);
  expect(await create({ kty: 'RSA', n: 'AQAB', e: 'AQAB' })).toEqual(['application.cle-inconnue']);
  expect(await create({ kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' })).toEqual(['application.cle-inconnue']);
});

test('[AP4] what is wrong is told in the words of the standard, and nothing of which part of a proof it is', async () => {
  const made = await makeApplication(g, [...READ]);
  const errorOf = async (form: Record<string, string>, given = made) => {
    const { status, body, headers } = await askToken(server, given, form);
    expect(headers.get('cache-control')).toBe('no-store');
    return [status, body['error']];
  };
  expect(await errorOf({ grant_type: 'password' })).toEqual([400, 'unsupported_grant_type']);
  expect(await errorOf({ grant_type: '' })).toEqual([400, 'invalid_request']);
  expect(await errorOf({ scope: 'manage-sessions' })).toEqual([400, 'invalid_scope']);
  expect(await errorOf({ scope: 'read-sessions edit-settings' })).toEqual([400, 'invalid_scope']);
  expect(await errorOf({ client_id: 'app_autre' })).toEqual([400, 'invalid_request']);
  expect(await errorOf({ client_secret: made.secret })).toEqual([401, 'invalid_client']);
  const wrong = await askToken(server, { ...made, secret: 'hbs_autre' });
  expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic/);
  const unknown = await askToken(server, { ...made, clientId: 'app_inconnue' });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  const post = (body: BodyInit, headers = {}) =>
    fetch(`${server.url}/api/oauth/token`, { method: 'POST', body, headers }).then(async (answer) => [
      answer.status,
      ((await answer.json()) as { error: string }).error,
    ]);
  expect(await post(new URLSearchParams({ grant_type: 'client_credentials' }))).toEqual([401, 'invalid_client']);
  expect(await post('grant_type=a&grant_type=b', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([
    400,
    'invalid_request',
  ]);
  expect(await post('{}', { 'content-type': 'application/json' })).toEqual([415, 'invalid_request']);
  expect(await post(new URLSearchParams({ a: 'x'.repeat(9000) }))).toEqual([413, 'invalid_request']);
});

test('[AP1] nobody gives more than they have: scopes of another role, the role of somebody else', async () => {
  const [role] = await g(applications.roles, { query: {} });
  expect(role?.portees).toEqual(PORTEES_APPLICATION.filter((portee) => role?.portees.includes(portee)));
  const body = {
    nom: 'Trop',
    dateFin: addDays(TEST_TODAY, 30),
    clesPubliques: null,
    preuve: { motDePasse: TEST_PASSWORD },
  };
  const create = async (roleId: number, portees: 'enter-resultats' | 'read-sessions', by = g) =>
    (await refusal(by(applications.create, { body: { ...body, roleId, portees: [portees] } }))).errors;
  const wider = [{ path: 'portees', title: 'application.portee-trop-large' }];
  expect(await create(role?.roleId ?? 0, 'enter-resultats')).toEqual(wider);
  const others = await admin(applications.roles, { query: { habilisId: 'RSC20002' } });
  expect(others.length).toBeGreaterThan(0);
  expect(await create(others[0]?.roleId ?? 0, 'read-sessions')).toEqual(wider);
  expect(await g(applications.roles, { query: { habilisId: 'RSC20002' } })).toEqual([]);
  // Nobody acts in the name of ADM or S, nor gives an application their role.
  expect(await admin(applications.roles, { query: { habilisId: 'SUP93001' } })).toEqual([]);
  // A formateur gives a key for the own results, an administrator for whoever they may act for.
  expect((await makeApplication(await actAs(server, 'FOR40001'), ['enter-resultats'])).etat).toBe('active');
  const { application } = await admin(applications.create, {
    body: { ...body, roleId: others[0]?.roleId ?? 0, portees: ['read-sessions'] },
  });
  expect(application).toMatchObject({ role: { type: others[0]?.type }, modifiable: true });
});

test('[AP9] an application and a secret want a fresh proof, in the own name', async () => {
  const [role] = await g(applications.roles, { query: {} });
  const body = {
    roleId: role?.roleId ?? 0,
    nom: 'A',
    portees: [...READ],
    dateFin: addDays(TEST_TODAY, 1),
    clesPubliques: null,
  };
  expect(await refusal(g(applications.create, { body }))).toMatchObject({ title: 'reglage.preuve-attendue' });
  const preuve = { motDePasse: 'autre chose' };
  expect(await refusal(g(applications.create, { body: { ...body, preuve } }))).toMatchObject({
    title: 'compte.mot-de-passe-actuel-incorrect',
  });
  const made = await makeApplication(g, [...READ]);
  const replaced = g(applications.remplacerSecret, {
    params: { id: made.id },
    body: { version: 0, coupeAncien: false },
  });
  expect(await refusal(replaced)).toMatchObject({ title: 'reglage.preuve-attendue' });
  const { request } = await server.signIn('ADM92001');
  await request('POST', '/impersonation', { habilisId: 'LPF20001', motif: 'Essai des applications' });
  const acting = { impersonation: 'LPF20001', 'role-id': String(role?.roleId) };
  const answer = await request('POST', '/applications/', { ...body, preuve: { motDePasse: TEST_PASSWORD } }, acting);
  expect([answer.status, await answer.json()]).toMatchObject([403, { title: 'impersonation.interdite' }]);
  await request('DELETE', '/impersonation');
});

test('[AP5] two secrets live while one is replaced; one that leaked ends at once, with its tokens', async () => {
  const made = await makeApplication(g, [...READ]);
  const first = await tokenOf(made);
  const preuve = { motDePasse: TEST_PASSWORD };
  const replace = (version: number, coupeAncien: boolean) =>
    g(applications.remplacerSecret, { params: { id: made.id }, body: { version, coupeAncien, preuve } });
  const second = await replace(0, false);
  expect(second.application.ancienSecretFinLe).toBe(new Date(now + 7 * 24 * 60 * MINUTE_MS).toISOString());
  const other = { clientId: made.clientId, secret: second.secret ?? '' };
  await tokenOf(made);
  await tokenOf(other);
  const third = { clientId: made.clientId, secret: (await replace(1, false)).secret ?? '' };
  expect((await askToken(server, made)).status).toBe(401);
  await tokenOf(other);
  await tokenOf(third);
  expect(await sessionsAs(first)).toBe(200);
  const fourth = { clientId: made.clientId, secret: (await replace(2, true)).secret ?? '' };
  expect(await sessionsAs(first)).toBe(401);
  for (const former of [made, other, third]) expect((await askToken(server, former)).status).toBe(401);
  expect(await sessionsAs(await tokenOf(fourth))).toBe(200);
  expect(await refusal(replace(1, false))).toMatchObject({ title: 'application.version-perimee' });
  // What is stored tells no secret.
  const rows = JSON.stringify([
    await db().selectFrom('application_secret').selectAll().execute(),
    await db().selectFrom('application_jeton').selectAll().execute(),
    await db().selectFrom('audit').selectAll().execute(),
    await db().selectFrom('idempotence').selectAll().execute(),
  ]);
  for (const secret of [made.secret, fourth.secret, first]) expect(rows).not.toContain(secret);
});

test('[AP3] what was revoked, ended, or has lost its role or its maker is refused at its next call, and gets no token', async () => {
  const tried = async (end: (id: number) => Promise<unknown>, back: () => Promise<unknown> = async () => undefined) => {
    const made = await makeApplication(g, [...READ]);
    const token = await tokenOf(made);
    expect(await sessionsAs(token)).toBe(200);
    await end(made.id);
    const after = [await sessionsAs(token), (await askToken(server, made)).body['error']];
    await back();
    return after;
  };
  const gone = [401, 'invalid_client'];
  expect(await tried((id) => g(applications.revoquer, { params: { id }, body: { version: 0 } }))).toEqual(gone);
  const { roleId } = await server.signIn('LPF20001');
  const role = (fin_le: Date | null) => () =>
    db()
      .updateTable('role')
      .set({ fin_le })
      .where('id', '=', roleId ?? 0)
      .execute();
  expect(await tried(role(new Date(now)), role(null))).toEqual(gone);
  const account = (etat: 'active' | 'bloquee') => () =>
    db().updateTable('personne').set({ etat }).where('habilis_id', '=', 'LPF20001').execute();
  expect(await tried(account('bloquee'), account('active'))).toEqual(gone);
  const ended = (id: number) =>
    db()
      .updateTable('application')
      .set({ date_fin: addDays(TEST_TODAY, -1) })
      .where('id', '=', id)
      .execute();
  expect(await tried(ended)).toEqual(gone);

  // One that an administrator made ends with them, and once nobody may act for its person.
  const [lent] = await admin(applications.roles, { query: { habilisId: 'RSC20002' } });
  const body = {
    nom: 'Prêtée',
    dateFin: addDays(TEST_TODAY, 30),
    clesPubliques: null,
    preuve: { motDePasse: TEST_PASSWORD },
  };
  const { application, secret } = await admin(applications.create, {
    body: { ...body, roleId: lent?.roleId ?? 0, portees: [...READ] },
  });
  const token = await tokenOf({ clientId: application.clientId, secret: secret ?? '' });
  expect(await sessionsAs(token)).toBe(200);
  const { roleId: adminRole } = await server.signIn('ADM92001');
  await db()
    .updateTable('role')
    .set({ fin_le: new Date(now) })
    .where('id', '=', adminRole ?? 0)
    .execute();
  expect(await sessionsAs(token)).toBe(401);
  await db()
    .updateTable('role')
    .set({ fin_le: null })
    .where('id', '=', adminRole ?? 0)
    .execute();
  expect(await sessionsAs(token)).toBe(200);
});

test('[AP3] a token lives ten minutes; one made up, or cut, is none', async () => {
  const token = await tokenOf(await makeApplication(g, [...READ]));
  now = start + 10 * MINUTE_MS - 1;
  expect(await sessionsAs(token)).toBe(200);
  now = start + 10 * MINUTE_MS;
  expect(await sessionsAs(token)).toBe(401);
  expect(await sessionsAs(token.slice(0, -1))).toBe(401);
  expect(await sessionsAs(`hbj_${'a'.repeat(65)}`)).toBe(401);
});

test('[AP8] an application makes only the calls of machines, as itself, each write under a key', async () => {
  const made = await makeApplication(g, [...READ, 'manage-sessions']);
  const call = machineOf(server, await tokenOf(made));
  const titleOf = async (answer: ReturnType<typeof call>) => {
    const { status, text } = await answer;
    return [status, (JSON.parse(text) as { title?: string }).title];
  };
  for (const [method, path] of [
    ['GET', '/account'],
    ['GET', '/authenticate'],
    ['DELETE', '/authenticate'],
    ['GET', '/applications/'],
    ['POST', '/applications/'],
    ['GET', '/server-properties'],
    ['GET', '/todo-list/count'],
    ['PUT', '/habilitation/suspension'],
  ] as const) {
    const { status, text } = await call(method, path, method === 'GET' ? undefined : {});
    expect([path, status === 404 || text.includes('application.appel-ferme')]).toEqual([path, true]);
  }
  const sessions = '/session-certification/compteurs';
  for (const header of ['role-id', 'impersonation', 'habilis-id'])
    expect(await titleOf(call('GET', sessions, undefined, { [header]: '1' }))).toEqual([
      400,
      'application.entete-refuse',
    ]);
  const { request } = await server.signIn('LPF20001');
  expect((await request('GET', sessions)).status).toBe(200);
  const withoutKey = await fetch(`${server.url}/api/session-certification/update`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(made)}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await withoutKey.json()).toEqual({ title: 'application.cle-idempotence-attendue' });
});

test('[AP8][C1110] an application checks certificats, one or a list, by the call that anybody makes', async () => {
  const made = await makeApplication(g, [...READ]);
  const call = machineOf(server, await tokenOf(made));
  const code = '7K3M-9QX2-AB10';
  for (const [path, body] of [
    ['/qrcode/certificat', { code }],
    ['/qrcode/liste', { codes: [code, code] }],
  ] as const) {
    const asked = await call('POST', path, body);
    const asGuest = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([path, asked.status, asked.text]).toEqual([path, 200, await asGuest.text()]);
  }
  // Its maker reads when it was last at work.
  now += 1000;
  await call('POST', '/qrcode/certificat', { code });
  const { elements } = await g(applications.list, { query: { taille: 200 } });
  expect(elements.find(({ id }) => id === made.id)?.dernierUsageLe).toBe(new Date(now).toISOString());
});

test('[AP6] what an application writes is in the trail and on the history under its name, once for one key', async () => {
  const made = await makeApplication(g, [...READ, 'manage-sessions'], { nom: 'Cadence' });
  const token = await tokenOf(made);
  const sst = await habilitationOf(db(), 'Lorraine Prévention Formation', 'SST-1');
  const body = sessionWriteOf({
    habilitationId: sst,
    dateSession: addDays(TEST_TODAY, 20),
    dateFinSession: addDays(TEST_TODAY, 21),
  });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const call = machineOf(server, token);
  const first = await call('PUT', '/session-certification/update', body, key);
  expect([first.status, first.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  const again = await call('PUT', '/session-certification/update', body, key);
  expect(again.text).toBe(first.text);
  const { id } = JSON.parse(first.text) as { id: number };
  const entries = await db()
    .selectFrom('audit')
    .select(['action', 'personne_id', 'application_id', 'detail'])
    .where('objet_type', '=', 'session-certification')
    .where('objet_id', '=', id)
    .execute();
  expect(entries.length).toBeGreaterThan(0);
  expect(new Set(entries.map(({ application_id }) => application_id))).toEqual(new Set([made.id]));
  const session = await g(sessionCertification.get, { params: { id } });
  expect(session.etapes.map(({ application }) => application)).toContain('Cadence');
  // The person's own key is another.
  const { request } = await server.signIn('LPF20001');
  const own = await request(
    'PUT',
    '/session-certification/update',
    { ...body, cleBrouillon: crypto.randomUUID() },
    key,
  );
  expect(own.status).toBe(200);
  const acts = await admin(journal.list, { query: { personne: 'Cadence' } });
  expect(acts.elements.map(({ application }) => application)).toContain('Cadence');
});

test('[AP7] an application that calls too often waits, another one does not', async () => {
  const [loud, calm] = [await makeApplication(g, [...READ]), await makeApplication(g, [...READ])];
  const token = await tokenOf(loud);
  await db()
    .updateTable('application')
    .set({ fenetre_appels: 600, fenetre_le: new Date(now - 20_000) })
    .where('id', '=', loud.id)
    .execute();
  const held = await machineOf(server, token)('GET', '/session-certification/compteurs');
  expect([held.status, held.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await sessionsAs(await tokenOf(calm))).toBe(200);
  now = start + 41_000;
  expect(await sessionsAs(token)).toBe(200);
});

test('[AP7] one network asks for so many tokens a minute, and no more', async () => {
  const made = await makeApplication(g, [...READ]);
  now = start + 2 * MINUTE_MS;
  const answers = await Promise.all(Array.from({ length: 70 }, () => askToken(server, { ...made, secret: 'non' })));
  const held = answers.filter(({ status }) => status === 429);
  expect(held).toHaveLength(10);
  expect(held[0]?.body['error']).toBe('temporarily_unavailable');
  expect(Number(held[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  now = start + 4 * MINUTE_MS;
  await tokenOf(made);
});

test('[AP10] a gestionnaire sees the entite’s, a formateur their own, an administrator all; who did not make one takes it back', async () => {
  const made = await makeApplication(g, [...READ], { nom: 'De Lorraine' });
  const seen = async (by: Call) =>
    (await by(applications.list, { query: { taille: 200 } })).elements.map(({ nom }) => nom);
  expect(await seen(g)).toContain('De Lorraine');
  expect(await seen(admin)).toContain('De Lorraine');
  const other = await actAs(server, 'RSC20002');
  expect(await seen(other)).not.toContain('De Lorraine');
  expect(await seen(await actAs(server, 'FOR40002'))).toEqual([]);
  const params = { id: made.id };
  expect(await refusal(other(applications.revoquer, { params, body: { version: 0 } }))).toMatchObject({ status: 404 });
  const change = { version: 0, nom: 'Autre', dateFin: addDays(TEST_TODAY, 10) };
  expect(await refusal(admin(applications.update, { params, body: change }))).toMatchObject({
    title: 'application.d-un-autre',
  });
  expect(await g(applications.update, { params, body: change })).toMatchObject({ nom: 'Autre', version: 1 });
  expect(await admin(applications.revoquer, { params, body: { version: 1 } })).toMatchObject({ etat: 'revoquee' });
  expect(await refusal(g(applications.update, { params, body: { ...change, version: 2 } }))).toMatchObject({
    title: 'application.arretee',
  });
});

test('the client of the contract serves an application', async () => {
  const token = await tokenOf(await makeApplication(g, [...READ]));
  const call = createClient({ baseUrl: `${server.url}/api`, token: () => token, roleId: () => null });
  expect(await call(sessionCertification.compteurs, {})).toBeDefined();
});
