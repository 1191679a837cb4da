import { account } from '@habilis/api/account/endpoints';
import { cleAcces } from '@habilis/api/cle-acces/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import { facteur } from '@habilis/api/facteur/endpoints';
import { type Assertion, FacteursPossibles } from '@habilis/api/session/Assertion';
import { session } from '@habilis/api/session/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { relyingPartyOf } from '../../../platform/auth/passkeys.ts';
import { softAuthenticator } from '../../../test/softAuthenticator.ts';
import { type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';

const PERIOD_MS = 30_000;
const password = TEST_PASSWORD;

let server: TestServer;
let asGuest: Call;
let now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  asGuest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
});
afterAll(() => server.close());
beforeEach(async () => {
  later(5 * PERIOD_MS);
  await db().deleteFrom('tentative').execute();
});

const codeAt = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + offset * PERIOD_MS });
const signIn = (username: string, given: { defi?: string; code?: string; assertion?: Assertion } = {}) =>
  asGuest(session.authenticate, { body: { username, password, ...given } });
const challenge = async (username: string) => {
  const { status, title, defi = '', facteurs } = await refusal(signIn(username));
  expect([status, title]).toEqual([401, 'second-facteur-requis']);
  return { defi, facteurs: z.parse(FacteursPossibles, facteurs) };
};
const enter = async (username: string, given: { code?: string; assertion?: Assertion }) =>
  signIn(username, { defi: (await challenge(username)).defi, ...given });
const mails = async (habilisId: string) => {
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select('modele')
    .where('habilis_id', '=', habilisId)
    .orderBy('courriel.id')
    .execute();
  return rows.map(({ modele }) => modele);
};
const addApplication = async (call: Call, nom = 'Téléphone') => {
  const { defi, secret, uri } = await call(facteur.startApplication, { body: { password } });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Habilis:.*secret=/);
  const { codes, facteur: added } = await call(facteur.addApplication, { body: { defi, code: codeAt(secret), nom } });
  return { secret, codes: codes ?? [], id: added.id };
};

test('[SF1][SF2] an application is added with a first code, then its codes open a session once each, around their period', async () => {
  const me = await actAs(server, 'LPF20001');
  expect(await refusal(me(facteur.startApplication, { body: { password: 'faux' } }))).toMatchObject({
    errors: [{ path: 'password', title: 'compte.mot-de-passe-actuel-incorrect' }],
  });
  const { defi, secret } = await me(facteur.startApplication, { body: { password } });
  const add = (code: string) => me(facteur.addApplication, { body: { defi, code, nom: 'Téléphone' } });
  expect(await refusal(add(codeAt(secret, 5)))).toMatchObject({ title: 'second-facteur.code-incorrect' });
  const { codes } = await add(codeAt(secret));
  expect(codes).toHaveLength(10);
  expect(await refusal(add(codeAt(secret, 1)))).toMatchObject({ title: 'second-facteur.defi-perime' });
  expect(await me(facteur.list, {})).toMatchObject({
    facteurs: [{ genre: 'application', nom: 'Téléphone', utiliseLe: null }],
    codesRestants: 10,
    isExige: false,
  });
  expect((await challenge('LPF20001')).facteurs).toEqual({ application: true, cle: null });
  // The code that proved the application is already used.
  expect(await refusal(enter('LPF20001', { code: codeAt(secret) }))).toMatchObject({
    title: 'second-facteur.incorrect',
  });
  const next = codeAt(secret, 1);
  expect((await enter('LPF20001', { code: `${next.slice(0, 3)} ${next.slice(3)}` })).validity).toBe(3600);
  for (const offset of [-1, 0, 1]) {
    expect(await refusal(enter('LPF20001', { code: codeAt(secret, offset) }))).toMatchObject({ status: 401 });
  }
  later(4 * PERIOD_MS);
  await enter('LPF20001', { code: codeAt(secret, -1) });
  expect(await refusal(enter('LPF20001', { code: codeAt(secret, 2) }))).toMatchObject({ status: 401 });
  const stored = await db().selectFrom('facteur').select('secret').where('nom', '=', 'Téléphone').execute();
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test('[SF3] a recovery code opens a session once and is told by a mail; new ones end the former', async () => {
  const me = await actAs(server, 'INS50001');
  const { codes } = await addApplication(me);
  const [first = '', second = ''] = codes;
  await enter('INS50001', { code: first.toUpperCase() });
  expect(await refusal(enter('INS50001', { code: first }))).toMatchObject({ status: 401 });
  expect((await me(facteur.list, {})).codesRestants).toBe(9);
  expect(await mails('INS50001')).toEqual(['facteur-ajoute', 'code-secours-utilise']);
  const kept = JSON.stringify([
    await db().selectFrom('code_secours').selectAll().execute(),
    await db().selectFrom('idempotence').selectAll().execute(),
  ]);
  for (const code of codes) expect(kept.replaceAll('-', '')).not.toContain(code.replace('-', ''));
  const renewed = await me(facteur.renewCodes, { body: { password } });
  expect(await refusal(enter('INS50001', { code: second }))).toMatchObject({ status: 401 });
  await enter('INS50001', { code: renewed.codes[0] ?? '' });
});

test('[SF4] wrong codes are counted, and no right password forgets them', async () => {
  const me = await actAs(server, 'RCA60001');
  const { secret } = await addApplication(me);
  later(2 * PERIOD_MS);
  const wrong = codeAt(secret, 20);
  for (let time = 0; time < 5; time++) {
    expect(await refusal(enter('RCA60001', { code: wrong }))).toMatchObject({ title: 'second-facteur.incorrect' });
  }
  expect(await refusal(enter('RCA60001', { code: codeAt(secret) }))).toMatchObject({
    status: 429,
    title: 'trop-de-tentatives',
  });
  later(15 * 60_000 + 1);
  await enter('RCA60001', { code: codeAt(secret) });
  const actions = (await me(account.acces, {})).map(({ action, facteur: nom }) => `${action} ${nom ?? ''}`);
  expect(actions.slice(0, 6)).toEqual([
    'connexion Téléphone',
    ...Array.from({ length: 5 }, () => 'second-facteur-refuse '),
  ]);
});

test('[SF5] a challenge is its person’s, and ends after five minutes', async () => {
  const [one, other] = [await actAs(server, 'EXP80001'), await actAs(server, 'REP70001')];
  const [mine, theirs] = [await addApplication(one), await addApplication(other)];
  later(2 * PERIOD_MS);
  const { defi } = await challenge('REP70001');
  const asked = { status: 401, title: 'second-facteur-requis' };
  expect(await refusal(signIn('EXP80001', { defi, code: codeAt(mine.secret) }))).toMatchObject(asked);
  later(5 * 60_000);
  expect(await refusal(signIn('REP70001', { defi, code: codeAt(theirs.secret) }))).toMatchObject(asked);
  expect(await refusal(signIn('REP70001', { defi: 'inconnu', code: codeAt(theirs.secret) }))).toMatchObject(asked);
  // The same code sent twice at once opens one session.
  const fresh = await challenge('REP70001');
  const both = [0, 1].map(() => signIn('REP70001', { defi: fresh.defi, code: codeAt(theirs.secret) }));
  const settled = await Promise.allSettled(both);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('[SF5] a code given to a challenge that was already met is not used up: a new challenge takes it', async () => {
  const me = await actAs(server, 'INS50009');
  const { secret, codes } = await addApplication(me);
  later(2 * PERIOD_MS);
  const { defi } = await challenge('INS50009');
  // The answer to this one never reaches the screen.
  await signIn('INS50009', { defi, code: codeAt(secret) });
  for (const code of [codeAt(secret, 1), codes[0] ?? '']) {
    const asked = await refusal(signIn('INS50009', { defi, code }));
    expect(asked).toMatchObject({ status: 401, title: 'second-facteur-requis' });
    expect((await signIn('INS50009', { defi: asked.defi ?? '', code })).validity).toBe(3600);
  }
});

test('[SF11][SF5] a passkey is added and opens a session from the site’s pages, once for a challenge', async () => {
  const me = await actAs(server, 'FOR40001');
  const { origin } = relyingPartyOf(server.services.config);
  const key = softAuthenticator(origin);
  const { defi, options } = await me(facteur.startCle, { body: { password } });
  const add = (cle: ReturnType<typeof key.create>) => me(facteur.addCle, { body: { defi, cle, nom: 'Clé' } });
  const refused = { status: 400, title: 'second-facteur.cle-refusee' };
  expect(await refusal(add(key.create(options.challenge, 'https://ailleurs.example')))).toMatchObject(refused);
  expect(await refusal(add(key.create('YXV0cmU')))).toMatchObject(refused);
  expect((await add(key.create(options.challenge))).codes).toHaveLength(10);
  const again = await me(facteur.startCle, { body: { password } });
  expect(again.options.excludeCredentials).toEqual([{ type: 'public-key', id: key.id }]);
  const asked = await challenge('FOR40001');
  expect(asked.facteurs).toMatchObject({ application: false, cle: { rpId: 'localhost', cles: [key.id] } });
  const text = asked.facteurs.cle?.challenge ?? '';
  const answer = (assertion: Assertion) => signIn('FOR40001', { defi: asked.defi, assertion });
  const wrong = { status: 401, title: 'second-facteur.incorrect' };
  expect(await refusal(answer(key.answer(text, 5, 'https://ailleurs.example')))).toMatchObject(wrong);
  expect(await refusal(answer(softAuthenticator(origin).answer(text, 5)))).toMatchObject(wrong);
  const right = key.answer(text, 5);
  await answer(right);
  expect(await refusal(answer(right))).toMatchObject({ status: 401, title: 'second-facteur-requis' });
  // A copy of the key has an older counter.
  const next = await challenge('FOR40001');
  const copied = key.answer(next.facteurs.cle?.challenge ?? '', 4);
  expect(await refusal(signIn('FOR40001', { defi: next.defi, assertion: copied }))).toMatchObject(wrong);
});

test('[SF13] a passkey that verified its person opens the account alone, once for a challenge; a touched, unknown or taken one does not', async () => {
  const me = await actAs(server, 'FOR40002');
  const { origin } = relyingPartyOf(server.services.config);
  const key = softAuthenticator(origin);
  const { defi, options } = await me(facteur.startCle, { body: { password } });
  const { facteur: added } = await me(facteur.addCle, {
    body: { defi, cle: key.create(options.challenge), nom: 'Clé' },
  });
  const enterBy = (given: { defi: string; assertion: unknown }) => asGuest(cleAcces.connexion, { body: given });
  const wrong = { status: 401, title: 'connexion.cle-refusee' };
  const asked = await asGuest(cleAcces.demander, {});
  const given = (assertion: unknown) => ({ defi: asked.defi, assertion });
  expect(asked.rpId).toBe('localhost');
  for (const assertion of [
    key.answer(asked.challenge, 1, origin),
    key.answer(asked.challenge, 1, 'https://ailleurs.example', true),
    softAuthenticator(origin).answer(asked.challenge, 1, origin, true),
    'rien',
  ])
    expect(await refusal(enterBy(given(assertion)))).toMatchObject(wrong);
  const right = given(key.answer(asked.challenge, 5, origin, true));
  const { id_token: token } = await enterBy(right);
  const mine = createClient({ baseUrl: `${server.url}/api`, token: () => token });
  expect((await mine(session.account, {})).habilisId).toBe('FOR40002');
  expect(await refusal(enterBy(right))).toMatchObject(wrong);
  // The challenge of a password's second step is no challenge of this one.
  expect(await refusal(enterBy({ ...right, defi: (await challenge('FOR40002')).defi }))).toMatchObject({
    title: 'connexion.cle-perimee',
  });
  const old = await asGuest(cleAcces.demander, {});
  later(10 * 60 * 1000);
  expect(
    await refusal(enterBy({ defi: old.defi, assertion: key.answer(old.challenge, 6, origin, true) })),
  ).toMatchObject({ title: 'connexion.cle-perimee' });
  const answered = async () => {
    const { defi: fresh, challenge: text } = await asGuest(cleAcces.demander, {});
    return enterBy({ defi: fresh, assertion: key.answer(text, 9, origin, true) });
  };
  await db().updateTable('personne').set({ etat: 'bloquee' }).where('habilis_id', '=', 'FOR40002').execute();
  expect(await refusal(answered())).toMatchObject(wrong);
  await db().updateTable('personne').set({ etat: 'active' }).where('habilis_id', '=', 'FOR40002').execute();
  await mine(facteur.remove, { params: { facteurId: added.id }, body: { password } });
  expect(await refusal(answered())).toMatchObject(wrong);
});

test('[SF6] a factor is renamed and taken away by its person alone, the password given, and each is told', async () => {
  const [me, other] = [await actAs(server, 'NAP20003'), await actAs(server, 'RSC20002')];
  const { id } = await addApplication(me);
  const params = { facteurId: id };
  for (const call of [
    () => other(facteur.rename, { params, body: { nom: 'À moi' } }),
    () => other(facteur.remove, { params, body: { password } }),
  ]) {
    expect(await refusal(call())).toMatchObject({ status: 404 });
  }
  await me(facteur.rename, { params, body: { nom: 'Tablette' } });
  expect(await refusal(me(facteur.remove, { params, body: { password: 'faux' } }))).toMatchObject({ status: 400 });
  await me(facteur.remove, { params, body: { password } });
  expect(await me(facteur.list, {})).toMatchObject({ facteurs: [], codesRestants: 0 });
  expect(await refusal(me(facteur.renewCodes, { body: { password } }))).toMatchObject({
    title: 'second-facteur.aucun',
  });
  expect((await signIn('NAP20003')).validity).toBe(3600);
  expect(await mails('NAP20003')).toEqual(['facteur-ajoute', 'facteur-retire']);
});

test('[SF10] a sign-in from elsewhere is told by a mail, the first one and those from the same place are not', async () => {
  const from = (agent: string) =>
    createClient({
      baseUrl: `${server.url}/api`,
      token: () => null,
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('user-agent', agent);
        return fetch(request);
      },
    });
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const newer = firefox.replaceAll('140', '145');
  const chrome =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
  const told: number[] = [];
  for (const agent of [firefox, newer, chrome, chrome, firefox]) {
    await from(agent)(session.authenticate, { body: { username: 'VAU10002', password } });
    told.push((await mails('VAU10002')).length);
  }
  expect(told).toEqual([0, 0, 1, 1, 1]);
  expect(await mails('VAU10002')).toEqual(['nouvelle-connexion']);
});

test('[SF7] a person whose role demands a factor does nothing under any role until they have one', async () => {
  const me = await actAs(server, 'RDI90001');
  expect((await me(session.account, {})).secondFacteurAttendu).toBe(false);
  const setRoles = (roles: string[]) =>
    db()
      .insertInto('parametre')
      .values({ cle: 'rolesSecondFacteur', valeur: JSON.stringify(roles) })
      .onConflict((conflict) => conflict.column('cle').doUpdateSet({ valeur: JSON.stringify(roles) }))
      .execute();
  await setRoles(['RD']);
  const attempt = () => me(demande.currentList, { query: {} });
  await expect.poll(() => refusal(attempt())).toMatchObject({ status: 403, title: 'second-facteur.attendu' });
  expect((await me(session.account, {})).secondFacteurAttendu).toBe(true);
  const { id } = await addApplication(me);
  expect((await me(session.account, {})).secondFacteurAttendu).toBe(false);
  await attempt();
  expect(await refusal(me(facteur.remove, { params: { facteurId: id }, body: { password } }))).toMatchObject({
    status: 409,
    title: 'second-facteur.dernier-exige',
  });
  await setRoles([]);
});

test('[U15][U16] support takes the factors of a person away: codes and sessions end, a mail and both histories say so', async () => {
  const me = await actAs(server, 'NAP20003');
  await addApplication(me);
  const support = await actAs(server, 'SUP93001');
  const params = { habilisId: 'NAP20003' };
  const { version, actions } = await support(utilisateur.get, { params });
  expect(actions.reinitialiserSecondFacteur).toBe(true);
  const reset = (motif: string, by = support) =>
    by(utilisateur.resetSecondFactor, { params, body: { version, motif } });
  expect(await refusal(reset(' \u2060'))).toMatchObject({ status: 400, errors: [{ path: 'motif' }] });
  expect(await refusal(reset('Essai.', await actAs(server, 'RCA60002')))).toMatchObject({ status: 403 });
  // Two clicks at once reset only once.
  const both = await Promise.allSettled([0, 1].map(() => reset('Rappelée au numéro de son entité.')));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusal(me(facteur.list, {}))).toMatchObject({ status: 401 });
  const back = await actAs(server, 'NAP20003');
  expect(await back(facteur.list, {})).toMatchObject({ facteurs: [], codesRestants: 0 });
  expect((await mails('NAP20003')).at(-1)).toBe('second-facteur-reinitialise');
  expect((await back(account.acces, {})).map(({ action }) => action)).toContain('second-facteur-reinitialise');
  const after = await support(utilisateur.get, { params });
  expect(after.actions.reinitialiserSecondFacteur).toBe(false);
  expect(after.historique[0]).toMatchObject({
    action: 'second-facteur-reinitialise',
    auteur: 'Fatou Ndiaye',
    motif: 'Rappelée au numéro de son entité.',
  });
  const again = support(utilisateur.resetSecondFactor, { params, body: { version: after.version, motif: 'Essai.' } });
  expect(await refusal(again)).toMatchObject({ status: 409, title: 'utilisateur.aucun-second-facteur' });
});
