import { account } from '@habilis/api/account/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { session } from '@habilis/api/session/endpoints';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { latestKey } from '../../../test/latestKey.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const GOOD = 'la neige tombe sur Metz';
const LEA = { nom: "d'Arcy", prenom: 'Léa', email: 'lea.darcy@example.org', acceptationRGPD: true };

let server: TestServer;
let asGuest: Call;
let now = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  asGuest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
});
afterAll(() => server.close());
beforeEach(() => server.services.connection.db.deleteFrom('tentative').execute());

const db = () => server.services.connection.db;
const mails = async () => {
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['modele', 'adresse', 'personne.email', 'rythme'])
    .orderBy('courriel.id')
    .execute();
  return rows.map(({ modele, adresse, email, rythme }) => `${modele} → ${adresse ?? email} (${rythme})`);
};
const newMails = async (during: () => Promise<unknown>) => {
  const before = (await mails()).length;
  await during();
  return (await mails()).slice(before);
};
const signIn = async (username: string, password: string) =>
  (await send(server.url, 'POST', '/authenticate', { body: { username, password } })).status;
const wrong = (path: string, title: string) => ({
  status: 400,
  title: 'donnees-invalides',
  errors: [{ path, title }],
});

describe('a new account', () => {
  test('[W4][W5][CO8] is asked for, activated by the key of its mail, and comes in as a demandeur without entite', async () => {
    expect(await newMails(() => asGuest(account.register, { body: LEA }))).toEqual([
      'activation → lea.darcy@example.org (IMMEDIAT)',
    ]);
    expect(await signIn(LEA.email, GOOD)).toBe(401);
    const key = await latestKey(server, 'activation', LEA.email);
    // The terms were accepted at the registration.
    expect(await asGuest(account.checkActivate, { params: { key } })).toEqual({ acceptationRGPD: true });
    await asGuest(account.activate, { body: { key, password: GOOD, acceptationRGPD: true } });
    const me = createClient({
      baseUrl: `${server.url}/api`,
      token: () => token,
    });
    const { id_token: token } = await asGuest(session.authenticate, { body: { username: LEA.email, password: GOOD } });
    expect(await me(session.account, {})).toMatchObject({
      nom: "d'Arcy",
      prenom: 'Léa',
      // Given just now by the person: not asked again.
      personalDataValidated: true,
      emailAConfirmer: null,
      roles: [{ type: 'DM', entite: null, demandeAdministrative: null }],
    });
  });

  test('[CO8] an address that has one is answered the same, and told of it by mail', async () => {
    const body = { ...LEA, email: ' Elise.Schmitt@Example.org' };
    expect(await newMails(() => asGuest(account.register, { body }))).toEqual([
      'compte-existant → elise.schmitt@example.org (IMMEDIAT)',
    ]);
    const again = { ...LEA, email: 'deux.fois@example.org' };
    const sent = await newMails(async () => {
      await asGuest(account.register, { body: again });
      await asGuest(account.register, { body: again });
    });
    expect(sent).toEqual(Array.from({ length: 2 }, () => 'activation → deux.fois@example.org (IMMEDIAT)'));
    const keys = await db().selectFrom('cle_compte').select('expire_le').orderBy('id', 'desc').limit(2).execute();
    expect(keys.map(({ expire_le }) => expire_le > now)).toEqual([true, false]);
  });

  test('[CO5] wrong data are told field by field, in the check as in the call that asks, and nothing is kept', async () => {
    const body = { nom: ' ', prenom: 'Léa', email: 'lea@', acceptationRGPD: false };
    const told = {
      status: 400,
      errors: [
        { path: 'nom', title: 'champ.nom-requis' },
        { path: 'email', title: 'champ.email-invalide' },
        { path: 'acceptationRGPD', title: 'compte.acceptation-requise' },
      ],
    };
    const sent = await newMails(async () => {
      expect(await refusal(asGuest(account.register, { body }))).toMatchObject(told);
      expect(await refusal(asGuest(account.validateRegister, { body }))).toMatchObject(told);
      await asGuest(account.validateRegister, { body: LEA });
    });
    expect(sent).toEqual([]);
  });

  test('[CO14] no more than three mails in a quarter of an hour go to one address', async () => {
    const body = { ...LEA, email: 'souvent@example.org' };
    for (let time = 0; time < 3; time++) await asGuest(account.register, { body });
    const answer = await send(server.url, 'POST', '/register', { body });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
    later(15 * MINUTE_MS + 1);
    await asGuest(account.register, { body });
  });
});

describe('the key of a mail', () => {
  const ask = async (identifier: string) => asGuest(account.initResetPassword, { body: { identifier } });

  test('[CO9] is sent to the address of an account, which is shown masked; an unknown one is answered alike', async () => {
    expect(await newMails(() => ask('mpa10013'))).toEqual(['reinitialisation → elise.schmitt@example.org (IMMEDIAT)']);
    expect(await ask('MPA10013')).toEqual({ mailSentTo: 'e•••@e•••.org' });
    expect(await ask('Elise.Schmitt@example.org')).toEqual({ mailSentTo: 'e•••@e•••.org' });
    const sent = await newMails(async () => {
      expect(await ask('personne@example.net')).toEqual({ mailSentTo: 'p•••@e•••.net' });
      const unknown = await ask('ZZZ99999');
      expect(unknown.mailSentTo).toMatch(/^[a-z]•••@[a-z]•••\.[a-z]+$/);
      expect(await ask('zzz99999')).toEqual(unknown);
    });
    expect(sent).toEqual([]);
  });

  test('[CO7][CO10] serves once, until its end, and a later one ends it', async () => {
    await ask('INS50002');
    const email = (
      await db().selectFrom('personne').select('email').where('habilis_id', '=', 'INS50002').executeTakeFirstOrThrow()
    ).email;
    const first = await latestKey(server, 'reinitialisation', email);
    await ask('INS50002');
    const key = await latestKey(server, 'reinitialisation', email);
    const choose = (text: string) =>
      asGuest(account.finishResetPassword, { body: { key: text, password: GOOD, acceptationRGPD: true } });
    expect(await refusal(choose(first))).toMatchObject({ status: 400, title: 'compte.cle-perimee' });
    const forged = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const text of [forged, 'x', '1', `0${key}`, key.replace(/^\d+/, '2147483647')]) {
      expect(await refusal(choose(text))).toMatchObject({ status: 400, title: 'compte.cle-inconnue' });
    }
    // A key works only for its own purpose.
    const other = asGuest(account.activate, { body: { key, password: GOOD, acceptationRGPD: true } });
    expect(await refusal(other)).toMatchObject({ title: 'compte.cle-inconnue' });
    const old = await actAs(server, 'INS50002');
    const both = await Promise.allSettled([choose(key), choose(key)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(asGuest(account.checkResetPassword, { params: { key } }))).toMatchObject({
      title: 'compte.cle-utilisee',
    });
    // All sessions have ended, and the old password no longer works.
    expect(await refusal(old(session.account, {}))).toMatchObject({ status: 401 });
    expect([await signIn('INS50002', TEST_PASSWORD), await signIn('INS50002', GOOD)]).toEqual([401, 200]);
    await ask('INS50002');
    const late = await latestKey(server, 'reinitialisation', email);
    later(60 * MINUTE_MS);
    expect(await refusal(choose(late))).toMatchObject({ title: 'compte.cle-perimee' });
  });

  test('[CO1][CO2][CO3][D6] a bad password and terms not accepted leave the key as it was', async () => {
    const email = 'elise.schmitt@example.org';
    await ask(email);
    const key = await latestKey(server, 'reinitialisation', email);
    const choose = (password: string, acceptationRGPD = true) =>
      refusal(asGuest(account.finishResetPassword, { body: { key, password, acceptationRGPD } }));
    expect(await choose('court')).toMatchObject(wrong('password', 'compte.mot-de-passe-trop-court'));
    expect(await choose('x'.repeat(129))).toMatchObject(wrong('password', 'compte.mot-de-passe-trop-long'));
    expect(await choose('Elise.Schmitt57')).toMatchObject(wrong('password', 'compte.mot-de-passe-trop-proche'));
    expect(await choose('motdepasse2026!')).toMatchObject(wrong('password', 'compte.mot-de-passe-trop-facile'));
    expect(await choose(GOOD, false)).toMatchObject(wrong('acceptationRGPD', 'compte.acceptation-requise'));
    // An older account has not accepted the terms yet.
    expect(await asGuest(account.checkResetPassword, { params: { key } })).toEqual({ acceptationRGPD: false });
    const before = now;
    await asGuest(account.finishResetPassword, { body: { key, password: GOOD, acceptationRGPD: true } });
    const accepted = () =>
      db().selectFrom('personne').select(['rgpd_version', 'rgpd_le']).where('email', '=', email).executeTakeFirst();
    expect(await accepted()).toEqual({ rgpd_version: '2026-11', rgpd_le: before });
    later(DAY_MS);
    await ask(email);
    const next = await latestKey(server, 'reinitialisation', email);
    expect(await asGuest(account.checkResetPassword, { params: { key: next } })).toEqual({ acceptationRGPD: true });
    await asGuest(account.finishResetPassword, {
      body: { key: next, password: `${GOOD} encore`, acceptationRGPD: true },
    });
    expect(await accepted()).toEqual({ rgpd_version: '2026-11', rgpd_le: before });
  });

  test('one of a blocked account opens nothing', async () => {
    const email = 'souvent@example.org';
    const block = (etat: 'bloquee' | 'a-activer') =>
      db().updateTable('personne').set({ etat }).where('email', '=', email).execute();
    const key = await latestKey(server, 'activation', email);
    await block('bloquee');
    expect(await newMails(() => ask(email))).toEqual([]);
    await asGuest(account.activate, { body: { key, password: GOOD, acceptationRGPD: true } });
    expect(await signIn(email, GOOD)).toBe(401);
    await block('a-activer');
    expect(await newMails(() => ask(email))).toEqual([`activation → ${email} (IMMEDIAT)`]);
  });
});

describe('the first password', () => {
  const activated = async (email: string) => {
    await asGuest(account.register, { body: { ...LEA, email } });
    const key = await latestKey(server, 'activation', email);
    return asGuest(account.activate, { body: { key, password: GOOD, acceptationRGPD: true } });
  };
  const sessionsOf = async (habilisId: string) =>
    (
      await db()
        .selectFrom('jeton')
        .innerJoin('personne', 'personne.id', 'jeton.personne_id')
        .select('jti')
        .where('habilis_id', '=', habilisId)
        .execute()
    ).length;

  test('[CO890] tells whose account it is and opens nothing: the sign-in that follows is as any other, in trail and count', async () => {
    const { habilisId } = await activated('premier.pas@example.org');
    expect(await sessionsOf(habilisId)).toBe(0);
    const { id_token: token } = await asGuest(session.authenticate, { body: { username: habilisId, password: GOOD } });
    expect(await sessionsOf(habilisId)).toBe(1);
    const me = createClient({ baseUrl: `${server.url}/api`, token: () => token });
    expect((await me(account.acces, {})).map(({ action }) => action)).toEqual(['connexion', 'activation']);
  });

  test('[CO890] wrong passwords typed after it are counted as those of the sign-in page', async () => {
    const { habilisId } = await activated('premier.verrou@example.org');
    for (let tried = 0; tried < 5; tried++) expect(await signIn(habilisId, 'un autre mot de passe')).toBe(401);
    expect(await signIn(habilisId, GOOD)).toBe(429);
  });
});

describe('one’s own account', () => {
  test('[CO11] a new password asks for the present one, ends the other sessions and is told by mail', async () => {
    const me = await actAs(server, 'INS50001');
    later(1);
    const elsewhere = await actAs(server, 'INS50001');
    const change = (currentPassword: string, newPassword: string) =>
      me(account.changePassword, { body: { currentPassword, newPassword } });
    expect(await refusal(change('faux', GOOD))).toMatchObject({
      status: 400,
      title: 'compte.mot-de-passe-actuel-incorrect',
    });
    expect(await refusal(change(TEST_PASSWORD, 'court'))).toMatchObject(
      wrong('newPassword', 'compte.mot-de-passe-trop-court'),
    );
    const sent = await newMails(() => change(TEST_PASSWORD, GOOD));
    expect(sent).toEqual(['mot-de-passe-change → luc.fontaine@example.org (IMMEDIAT)']);
    expect((await me(session.account, {})).habilisId).toBe('INS50001');
    expect(await refusal(elsewhere(session.account, {}))).toMatchObject({ status: 401 });
    expect([await signIn('INS50001', TEST_PASSWORD), await signIn('INS50001', GOOD)]).toEqual([401, 200]);
    // Guessing the present one is throttled like a sign-in.
    for (let time = 0; time < 5; time++) await refusal(change('faux', GOOD));
    expect(await refusal(change(GOOD, `${GOOD} encore`))).toMatchObject({ status: 429 });
  });

  test('[CO12] names change at once, an address once its key is back; both addresses are told', async () => {
    const me = await actAs(server, 'VDP94002');
    const before = await me(session.account, {});
    expect(before.personalDataValidated).toBe(false);
    const body = {
      nom: ' Collet ',
      prenom: 'Antoine',
      email: 'Antoine.Neuf@example.org',
      personalDataValidated: true,
      currentPassword: TEST_PASSWORD,
    };
    expect(await refusal(me(account.update, { body: { ...body, nom: '.' } }))).toMatchObject({
      errors: [{ path: 'nom', title: 'champ.nom-requis' }],
    });
    await me(account.validateUpdate, { body });
    const sent = await newMails(async () => {
      expect(await me(account.update, { body })).toMatchObject({
        nom: 'Collet',
        email: before.email,
        emailAConfirmer: 'antoine.neuf@example.org',
        personalDataValidated: true,
      });
    });
    expect(sent).toEqual([
      'changement-mail → antoine.neuf@example.org (IMMEDIAT)',
      `changement-mail-avis → ${before.email} (IMMEDIAT)`,
    ]);
    const key = await latestKey(server, 'changement-mail', 'antoine.neuf@example.org');
    await asGuest(account.updateMail, { params: { key } });
    expect(await me(session.account, {})).toMatchObject({ email: 'antoine.neuf@example.org', emailAConfirmer: null });
    expect(await refusal(asGuest(account.updateMail, { params: { key } }))).toMatchObject({
      title: 'compte.cle-utilisee',
    });
  });

  test('[CO12] a new name brings no second mail about an address that waits; saving it again as it stands does', async () => {
    const me = await actAs(server, 'FOR40003');
    const { nom, prenom } = await me(session.account, {});
    const body = {
      nom,
      prenom,
      email: 'awa.neuve@example.org',
      personalDataValidated: true,
      currentPassword: TEST_PASSWORD,
    };
    expect(await newMails(() => me(account.update, { body }))).toHaveLength(2);
    const renamed = { ...body, prenom: 'Awa-Marie' };
    expect(await newMails(() => me(account.update, { body: renamed }))).toEqual([]);
    expect(await me(session.account, {})).toMatchObject({ prenom: 'Awa-Marie', emailAConfirmer: body.email });
    expect(await newMails(() => me(account.update, { body: renamed }))).toHaveLength(2);
  });

  test('[CO19] a new address asks for the present password, throttled; names and the address that waits do not', async () => {
    const me = await actAs(server, 'FOR40003');
    const { nom, prenom, emailAConfirmer } = await me(session.account, {});
    const body = { nom, prenom, email: 'autre@example.net', personalDataValidated: true };
    const at = [{ path: 'currentPassword', title: 'compte.mot-de-passe-actuel-incorrect' }];
    expect(await refusal(me(account.update, { body }))).toMatchObject({ status: 400, errors: at });
    const guess = { ...body, currentPassword: 'faux' };
    for (let time = 0; time < 4; time++)
      expect(await refusal(me(account.update, { body: guess }))).toMatchObject({ status: 400 });
    expect(await refusal(me(account.update, { body: guess }))).toMatchObject({ status: 429 });
    const known = { ...body, email: emailAConfirmer ?? '' };
    expect(await me(account.update, { body: known })).toMatchObject({ emailAConfirmer });
  });

  test('[CO12] an address that another account took meanwhile is refused when it is confirmed, not before', async () => {
    const me = await actAs(server, 'VDP94002');
    const { nom, prenom } = await me(session.account, {});
    const body = {
      nom,
      prenom,
      email: 'elise.schmitt@example.org',
      personalDataValidated: true,
      currentPassword: TEST_PASSWORD,
    };
    expect((await me(account.update, { body })).emailAConfirmer).toBe('elise.schmitt@example.org');
    const key = await latestKey(server, 'changement-mail', 'elise.schmitt@example.org');
    expect(await refusal(asGuest(account.updateMail, { params: { key } }))).toMatchObject({
      status: 400,
      title: 'compte.adresse-deja-utilisee',
    });
  });

  test('[CO13] a role of demandeur for a new entite is given once, until it has begun its demande', async () => {
    const me = await actAs(server, 'LPF20001');
    const role = await me(account.addRoleDm, { body: {} });
    expect(role).toMatchObject({ type: 'DM', entite: null, notifSet: false });
    const twice = await Promise.all([0, 1].map(() => refusal(me(account.addRoleDm, { body: {} }))));
    expect(twice.map(({ status, title }) => `${status} ${title}`)).toEqual(
      Array.from({ length: 2 }, () => '409 role.demandeur-sans-entite'),
    );
    expect((await me(session.account, {})).roles.filter(({ entite }) => entite === null)).toHaveLength(1);
  });

  test('[CO15] one’s sessions are listed and ended one by one or all but one, and the history tells it', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const open = async () => {
      later(1000);
      const body = { username: 'FOR40001', password: TEST_PASSWORD };
      const answer = await send(server.url, 'POST', '/authenticate', { body, headers });
      const { id_token: token } = (await answer.json()) as { id_token: string };
      return createClient({ baseUrl: `${server.url}/api`, token: () => token });
    };
    const [first, second, third, me] = [await open(), await open(), await open(), await open()];
    const sessions = await me(account.sessions, {});
    expect(sessions.map(({ isCourante, appareil }) => [isCourante, appareil])).toEqual([
      [true, 'Firefox, Windows'],
      [false, 'Firefox, Windows'],
      [false, 'Firefox, Windows'],
      [false, 'Firefox, Windows'],
    ]);
    const oldest = sessions.at(-1)?.id ?? '';
    await me(account.endSession, { params: { sessionId: oldest } });
    expect(await refusal(first(session.account, {}))).toMatchObject({ status: 401 });
    expect(await refusal(me(account.endSession, { params: { sessionId: oldest } }))).toMatchObject({ status: 404 });
    const other = await actAs(server, 'FOR40002');
    const mine = (await me(account.sessions, {}))[0]?.id ?? '';
    expect(await refusal(other(account.endSession, { params: { sessionId: mine } }))).toMatchObject({ status: 404 });
    await me(account.endOtherSessions, {});
    for (const call of [second, third]) expect(await refusal(call(session.account, {}))).toMatchObject({ status: 401 });
    expect(await me(account.sessions, {})).toHaveLength(1);
    const history = await me(account.acces, {});
    expect(history.slice(0, 3).map(({ action, appareil }) => [action, appareil])).toEqual([
      ['session-fermee', null],
      ['session-fermee', null],
      ['connexion', 'Firefox, Windows'],
    ]);
    expect((await other(account.acces, {})).every(({ action }) => action === 'connexion')).toBe(true);
  });
});

test('the text of a mail bears its key, which no row of the database holds', async () => {
  const key = await latestKey(server, 'reinitialisation', 'elise.schmitt@example.org');
  const { letterhead } = server.services;
  const mails = (await selectCourriels(db()).execute()).map((row) => renderCourriel(letterhead, row, row));
  expect(mails.filter(({ text }) => text.includes(`/reinitialisation/${key}`))).toHaveLength(1);
  const rows = JSON.stringify([
    await db().selectFrom('courriel').selectAll().execute(),
    await db().selectFrom('cle_compte').selectAll().execute(),
    await db().selectFrom('audit').selectAll().execute(),
  ]);
  expect(rows).not.toContain(key.split('-').slice(1).join('-'));
});
