import { type Call, createClient } from '@habilis/api/client/createClient';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { finDeListe, LISTE_SUIVIE_JOURS } from '@habilis/domain/certificat/liste/listeSuivie';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { todayAt } from '../../../platform/today.ts';
import { refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { solveDefi } from '../../../test/solveDefi.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { purgeListes } from './lienListe.ts';
import { tellListes } from './tellListes.ts';

const COURRIEL = 'employeur@example.org';
const UNKNOWN = '7K3M-9QX2-AB10';
const NOTHING = { status: 404, title: 'introuvable' };
let server: TestServer;
let guest: Call;
let now: Date;
let held: { id: number; numero: string; code: string; fin: string }[];
const db = () => server.services.connection.db;
const at = (days: number, hour = '10:00') => new Date(`${addDays(TODAY, days)}T${hour}:00Z`);

beforeAll(async () => {
  now = at(0);
  server = await startPeopledServer({ now: () => now, worksOffJobs: false });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  await db().insertInto('parametre').values({ cle: 'difficulteDefi', valeur: '20' }).execute();
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const rows = await db().selectFrom('certificat').select(['id', 'numero', 'code_court']).orderBy('id').execute();
  held = rows.map(({ id, numero, code_court: code }) => ({ id, numero, code, fin: addDays(TODAY, 700) }));
});
beforeEach(async () => {
  now = at(0);
  for (const table of ['tentative', 'liste_suivie', 'courriel'] as const) await db().deleteFrom(table).execute();
  await db()
    .updateTable('certificat')
    .set({ statut: 'VALIDE', date_fin: addDays(TODAY, 700), remplace_id: null })
    .execute();
});
afterAll(() => server.close());

const solved = async () => solveDefi(await guest(qrcode.defi, {}));
const codes = () => held.map(({ code }) => code);
const follow = async (list: readonly string[] = codes(), courriel = COURRIEL) =>
  guest(qrcode.suivreListe, { body: { codes: [...list], courriel, defi: await solved() } });
async function mails() {
  const rows = await selectCourriels(db()).orderBy('courriel.id').execute();
  return rows.map((row) => ({ ...row, ...renderCourriel(server.services.letterhead, row, row) }));
}
const rappels = async () => (await mails()).filter(({ modele }) => modele === 'liste-suivie-rappel');
const keyOf = (mail: { readonly valeurs: { readonly chemin: string } } | undefined) =>
  mail?.valeurs.chemin.split('/').at(-1) ?? '';
async function followConfirmed(list = codes()): Promise<string> {
  await follow(list);
  const key = keyOf((await mails()).at(-1));
  await guest(qrcode.confirmerListe, { params: { key } });
  await db().deleteFrom('courriel').execute();
  return key;
}
const read = (key: string) => guest(qrcode.listeSuivie, { params: { key } });
const tell = () => {
  const { config, jobs, letterhead } = server.services;
  return tellListes(config, db(), {
    today: todayAt(now),
    now,
    settings: DEFAULT_SETTINGS,
    jobs,
    format: letterhead.format,
  });
};
const change = (id: number, set: { statut?: 'REVOQUE'; date_fin?: string }) =>
  db().updateTable('certificat').set(set).where('id', '=', id).execute();

test('[C1132] an address follows the certificats in force of a list once its owner has pressed the link of its mail; nobody is named', async () => {
  await change(held[0]?.id ?? 0, { date_fin: addDays(TODAY, -1) });
  await follow([UNKNOWN, ...codes(), ...codes()]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ modele: 'liste-suivie', email: COURRIEL, desabonnement: null });
  expect(mail?.subject).toContain(`${held.length - 1} certificats`);
  const key = keyOf(mail);
  // Reading the link, as mail servers do, confirms nothing.
  expect(await read(key)).toMatchObject({ estConfirmee: false, dateFin: null });
  const confirmed = await guest(qrcode.confirmerListe, { params: { key } });
  expect(confirmed).toMatchObject({ estConfirmee: true, dateFin: finDeListe(TODAY) });
  expect(confirmed.certificats.map(({ numero }) => numero)).toEqual(held.slice(1).map(({ numero }) => numero));
  expect(JSON.stringify(confirmed)).not.toMatch(/Royer|Amandine|Lorraine/i);
  expect(`${mail?.text}`).not.toMatch(/Royer|Amandine/i);
  await guest(qrcode.arreterListe, { params: { key } });
  for (const call of [qrcode.listeSuivie, qrcode.confirmerListe, qrcode.arreterListe] as const)
    expect(await refusal(guest<typeof call>(call, { params: { key } }))).toMatchObject(NOTHING);
  expect(await db().selectFrom('liste_suivie_certificat').selectAll().execute()).toEqual([]);
});

test('[C1132] a bad address, a list without certificat in force and unpaid work are refused; a link of one certificat opens no list', async () => {
  expect(await refusal(follow(codes(), 'sans arobase'))).toMatchObject({ status: 400, title: 'donnees-invalides' });
  expect(await refusal(follow([UNKNOWN]))).toMatchObject({ status: 409, title: 'certificat.liste-sans-objet' });
  const body = { codes: codes(), courriel: COURRIEL, defi: null };
  expect(await refusal(guest(qrcode.suivreListe, { body }))).toMatchObject({ title: 'captcha.requis' });
  await guest(qrcode.suivre, { body: { code: codes()[0] ?? '', courriel: COURRIEL, defi: await solved() } });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  for (const key of [keyOf(mail), 'inconnue', `1-${'a'.repeat(43)}`])
    expect(await refusal(read(key))).toMatchObject(NOTHING);
});

test('[C1130] from Monday at seven on a list is looked through once: what is new is mailed, the worst first, and never again', async () => {
  const key = await followConfirmed();
  const [first, second, third] = held;
  now = at(7);
  await tell();
  expect(await mails()).toEqual([]);
  await change(first?.id ?? 0, { date_fin: addDays(TODAY, 60) });
  await change(second?.id ?? 0, { statut: 'REVOQUE' });
  await change(third?.id ?? 0, { date_fin: addDays(TODAY, 10) });
  now = at(14);
  await Promise.all([tell(), tell()]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ modele: 'liste-suivie-point', email: COURRIEL });
  expect(mail?.desabonnement).toMatch(new RegExp(`/suivi-liste/${key}$`));
  expect(mail?.valeurs.lignes.map(({ objet }) => objet)).toEqual([
    expect.stringContaining(`${second?.numero} `),
    expect.stringMatching(new RegExp(`^${third?.numero} .* : a pris fin le `.replace(' : ', '\u00A0: '))),
    expect.stringMatching(new RegExp(`^${first?.numero} .* prend fin le `)),
  ]);
  expect(mail?.text).not.toMatch(/Royer|Amandine/i);
  now = at(21);
  await tell();
  expect(await mails()).toHaveLength(1);
});

test('[C1130] a certificat that replaces another is followed in its place', async () => {
  const [first, second] = held;
  const key = await followConfirmed([first?.code ?? '']);
  await change(first?.id ?? 0, { statut: 'REVOQUE' });
  await db()
    .updateTable('certificat')
    .set({ remplace_id: first?.id ?? 0 })
    .where('id', '=', second?.id ?? 0)
    .execute();
  now = at(7);
  await tell();
  const [mail] = await mails();
  expect(mail?.text).toContain(`remplacé par ${second?.numero}`);
  const { certificats } = await read(key);
  expect(certificats.map(({ numero, statut }) => [numero, statut])).toEqual([
    [first?.numero, 'REMPLACE'],
    [second?.numero, 'VALIDE'],
  ]);
});

test('[C1131] a list that is not confirmed again for a year is asked for once, then forgotten; so is one never confirmed', async () => {
  const key = await followConfirmed();
  await follow();
  await db().deleteFrom('courriel').execute();
  const night = () => purgeListes(db(), { now, today: todayAt(now), settings: DEFAULT_SETTINGS });
  now = at(LISTE_SUIVIE_JOURS - 40);
  await change(held[0]?.id ?? 0, { date_fin: addDays(TODAY, 2000) });
  await tell();
  await night();
  expect(await rappels()).toEqual([]);
  expect(await db().selectFrom('liste_suivie').selectAll().execute()).toHaveLength(1);
  now = at(LISTE_SUIVIE_JOURS - 20);
  await tell();
  now = at(LISTE_SUIVIE_JOURS - 13);
  await tell();
  expect(await rappels()).toHaveLength(1);
  await guest(qrcode.confirmerListe, { params: { key } });
  expect(await read(key)).toMatchObject({ dateFin: finDeListe(todayAt(now)) });
  now = at(2 * LISTE_SUIVIE_JOURS - 13);
  await night();
  expect(await read(key)).toMatchObject({ estConfirmee: true });
  now = at(2 * LISTE_SUIVIE_JOURS - 12);
  expect(await refusal(read(key))).toMatchObject(NOTHING);
  await night();
  expect(await db().selectFrom('liste_suivie').selectAll().execute()).toEqual([]);
});

test('[C1133] certificats are taken off and added, all or nothing, and the mail program’s own button ends the list', async () => {
  const [first, second] = held;
  const key = await followConfirmed([first?.code ?? '']);
  const put = (ajouts: string[], retraits: string[]) =>
    guest(qrcode.modifierListe, { params: { key }, body: { ajouts, retraits } });
  const numeros = async () => (await read(key)).certificats.map(({ numero }) => numero);
  expect(await refusal(put([UNKNOWN], [first?.numero ?? '']))).toMatchObject({
    status: 409,
    title: 'certificat.liste-sans-objet',
  });
  expect(await numeros()).toEqual([first?.numero]);
  expect((await put([second?.code ?? ''], [first?.numero ?? ''])).certificats).toMatchObject([
    { numero: second?.numero },
  ]);
  expect((await put([second?.code ?? ''], [])).certificats).toHaveLength(1);
  const pressed = await fetch(`${server.url}/suivi-liste/${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(204);
  expect(await refusal(read(key))).toMatchObject(NOTHING);
});
