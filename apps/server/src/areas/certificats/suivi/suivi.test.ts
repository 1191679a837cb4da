import { certificat } from '@habilis/api/certificat/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { solveDefi } from '../../../test/solveDefi.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { marksOf } from '../signature/marksOf.ts';
import { addRevocation } from '../test/addRevocation.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { tellSuivis } from './tellSuivis.ts';
import { purgeSuivis } from './lienSuivi.ts';

const HOUR_MS = 3_600_000;
const START = new Date(`${TODAY}T10:00:00Z`);
const COURRIEL = 'employeur@example.org';
let server: TestServer;
let guest: Call;
let now = START;
let id: number;
let code: string;
const db = () => server.services.connection.db;
const later = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  await db().insertInto('parametre').values({ cle: 'difficulteDefi', valeur: '20' }).execute();
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  ({ id } = await db().selectFrom('certificat').select('id').where('nom', '=', 'Royer').executeTakeFirstOrThrow());
  code = (await marksOf(server.services.config, { db: db(), now }, [id])).get(id)?.url ?? '';
});
beforeEach(async () => {
  now = START;
  await db().deleteFrom('tentative').execute();
  await db().deleteFrom('suivi_certificat').execute();
  await db().deleteFrom('courriel').execute();
});
afterAll(() => server.close());

const solved = async () => solveDefi(await guest(qrcode.defi, {}));
const follow = async (courriel = COURRIEL, typed = code) =>
  guest(qrcode.suivre, { body: { code: typed, courriel, defi: await solved() } });
/** The mails that were written, the first one first. */
async function mails() {
  const rows = await selectCourriels(db()).orderBy('courriel.id').execute();
  return rows.map((row) => ({ ...row, ...renderCourriel(server.services.letterhead, row, row) }));
}
async function keyOfLast(): Promise<string> {
  const last = (await mails()).at(-1);
  return last?.valeurs.chemin.split('/').at(-1) ?? '';
}
async function followConfirmed(courriel = COURRIEL): Promise<string> {
  await follow(courriel);
  const key = await keyOfLast();
  await guest(qrcode.confirmerSuivi, { params: { key } });
  await db().deleteFrom('courriel').execute();
  return key;
}
const tell = (today = TODAY) =>
  tellSuivis(server.services.config, db(), { today, now, settings: DEFAULT_SETTINGS, jobs: server.services.jobs });
const rows = () => db().selectFrom('suivi_certificat').selectAll().execute();
const NOTHING = { status: 404, title: 'introuvable' };

test('[C42] an address follows once its owner has pressed the link of its mail, which also ends it; nothing names the holder', async () => {
  await follow();
  const [mail] = await mails();
  expect(mail).toMatchObject({ modele: 'certificat-suivi', email: COURRIEL, desabonnement: null });
  expect(mail?.text).not.toMatch(/Royer/i);
  const key = await keyOfLast();
  // Reading the link, as mail servers do, confirms nothing.
  expect(await guest(qrcode.suivi, { params: { key } })).toMatchObject({ estConfirme: false });
  expect((await rows())[0]?.confirme_le).toBeNull();
  const confirmed = await guest(qrcode.confirmerSuivi, { params: { key } });
  expect(confirmed).toMatchObject({ estConfirme: true, raisonSociale: 'Lorraine Prévention Formation' });
  expect(JSON.stringify(confirmed)).not.toMatch(/Royer/i);
  now = later(500);
  expect(await guest(qrcode.confirmerSuivi, { params: { key } })).toMatchObject({ estConfirme: true });
  expect((await rows())[0]?.confirme_le).toEqual(START);
  await guest(qrcode.arreterSuivi, { params: { key } });
  expect(await rows()).toEqual([]);
  for (const call of [qrcode.suivi, qrcode.confirmerSuivi, qrcode.arreterSuivi] as const)
    expect(await refusal(guest<typeof call>(call, { params: { key } }))).toMatchObject(NOTHING);
});
test('[C42] a link that is late, changed or made for another following opens nothing', async () => {
  await follow();
  const key = await keyOfLast();
  await follow('autre@example.org');
  const other = await keyOfLast();
  const [own = ''] = key.split('-');
  for (const wrong of [
    'inconnue',
    `${own}-${other.split('-').slice(1).join('-')}`,
    `999999-${key.slice(own.length + 1)}`,
  ])
    expect([wrong, await refusal(guest(qrcode.suivi, { params: { key: wrong } }))]).toMatchObject([wrong, NOTHING]);
  now = later(48);
  expect(await guest(qrcode.suivi, { params: { key } })).toMatchObject({ estConfirme: false });
  now = later(48.1);
  expect(await refusal(guest(qrcode.confirmerSuivi, { params: { key } }))).toMatchObject(NOTHING);
  await purgeSuivis(db(), { now, settings: DEFAULT_SETTINGS, today: TODAY });
  expect(await rows()).toEqual([]);
});
test('[C42] a link follows nothing any more from the day after the end of its certificat, before the night forgets it', async () => {
  await follow();
  const key = await keyOfLast();
  await guest(qrcode.confirmerSuivi, { params: { key } });
  const fin = (date_fin: string | null) =>
    db().updateTable('certificat').set({ date_fin }).where('id', '=', id).execute();
  const { date_fin: dateFin } = await db()
    .selectFrom('certificat')
    .select('date_fin')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await fin(TODAY);
  expect(await guest(qrcode.suivi, { params: { key } })).toMatchObject({ estConfirme: true });
  await fin(addDays(TODAY, -1));
  for (const call of [qrcode.suivi, qrcode.confirmerSuivi, qrcode.arreterSuivi] as const)
    expect(await refusal(guest<typeof call>(call, { params: { key } }))).toMatchObject(NOTHING);
  await fin(dateFin);
});
test('[C42] asked twice, an address is mailed twice and kept once: no answer tells whether it follows', async () => {
  expect(await follow()).toBeUndefined();
  const key = await keyOfLast();
  await guest(qrcode.confirmerSuivi, { params: { key } });
  now = later(60);
  expect(await follow(COURRIEL.toUpperCase())).toBeUndefined();
  expect((await mails()).map(({ modele }) => modele)).toEqual(['certificat-suivi', 'certificat-suivi']);
  expect(await keyOfLast()).toBe(key);
  expect(await rows()).toMatchObject([{ demande_le: START, confirme_le: START }]);
});
test('[C42] a bad address, an unknown or ended certificat and unpaid work are refused, each of them counted', async () => {
  expect(await refusal(follow('sans arobase'))).toMatchObject({ status: 400, title: 'donnees-invalides' });
  expect(await refusal(follow('  '))).toMatchObject({ status: 400, title: 'donnees-invalides' });
  const body = { code, courriel: COURRIEL };
  expect(await refusal(guest(qrcode.suivre, { body: { ...body, defi: null } }))).toMatchObject({
    title: 'captcha.requis',
  });
  const defi = await solved();
  const unknown = { ...body, code: '7K3M-9QX2-AB10', defi };
  expect(await refusal(guest(qrcode.suivre, { body: unknown }))).toMatchObject(NOTHING);
  // The work that a refused code cost is spent.
  expect(await refusal(guest(qrcode.suivre, { body: unknown }))).toMatchObject({ title: 'captcha.deja-utilise' });
  const { date_fin: dateFin } = await db()
    .selectFrom('certificat')
    .select('date_fin')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('certificat')
    .set({ date_fin: addDays(TODAY, -1) })
    .where('id', '=', id)
    .execute();
  expect(await refusal(follow())).toMatchObject({ status: 409, title: 'certificat.suivi-sans-objet' });
  await db().updateTable('certificat').set({ date_fin: dateFin }).where('id', '=', id).execute();
  expect(await rows()).toEqual([]);
  expect(await mails()).toEqual([]);
  await follow();
  expect(await refusal(follow())).toMatchObject({ status: 429, title: 'trop-de-tentatives' });
});
test('[C43] whoever follows is told once of the end that comes near and of a suspension, then of the withdrawal', async () => {
  const key = await followConfirmed();
  await follow('jamais-confirme@example.org');
  await db().deleteFrom('courriel').execute();
  const { date_fin: dateFin, habilitation_id: habilitationId } = await db()
    .selectFrom('certificat')
    .select(['date_fin', 'habilitation_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const fin = dateFin ?? '';
  await tell(addDays(fin, -31));
  expect(await mails()).toEqual([]);
  await tell(addDays(fin, -30));
  await tell(addDays(fin, -30));
  await tell(addDays(fin, -29));
  const [ending, ...others] = await mails();
  expect([ending?.modele, ending?.email, others]).toEqual(['certificat-suivi-fin', COURRIEL, []]);
  expect(ending?.desabonnement).toMatch(new RegExp(`/suivi-certificat/${key}$`));
  const suspended = await db()
    .insertInto('habilitation_suspension')
    .values({ habilitation_id: habilitationId, date_debut: TODAY, date_fin: null, rupture: false, commentaire: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell();
  await tell();
  await db().updateTable('habilitation_suspension').set({ rupture: true }).where('id', '=', suspended.id).execute();
  await tell();
  await tell();
  expect((await mails()).slice(1).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/suspendue/),
    expect.stringMatching(/retirée/),
  ]);
  await db().deleteFrom('habilitation_suspension').where('id', '=', suspended.id).execute();
  // The mail program's own button.
  const pressed = await fetch(`${server.url}/suivi-certificat/${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(204);
  expect(await rows()).toMatchObject([{ courriel: 'jamais-confirme@example.org' }]);
});
test('[C43] a revocation is told once, with what replaces the certificat, and ends the following; runs at once tell no more', async () => {
  await followConfirmed();
  await followConfirmed('second@example.org');
  const revocation = await addRevocation(db(), { certificat_id: id, decidee_le: START, applique_le: START });
  await tell();
  // Its hour has come, and what applies it has not: nothing is told that a cancelling could still contradict.
  expect(await mails()).toEqual([]);
  await db()
    .updateTable('revocation_certificat')
    .set({ appliquee_le: START })
    .where('id', '=', revocation.id)
    .execute();
  await db().updateTable('certificat').set({ statut: 'REVOQUE' }).where('id', '=', id).execute();
  await Promise.all([tell(), tell()]);
  const told = await mails();
  expect(told.map(({ email }) => email).toSorted()).toEqual([COURRIEL, 'second@example.org']);
  for (const { text, subject } of told) {
    expect(subject).toMatch(/révoqué/);
    expect(text).not.toMatch(/Erreur de ligne|Royer/i);
  }
  expect(await rows()).toEqual([]);
  await db().deleteFrom('revocation_certificat').where('id', '=', revocation.id).execute();
  await db().updateTable('certificat').set({ statut: 'VALIDE' }).where('id', '=', id).execute();
});
test('[C42] the entite sees how many follow, not who; the end of the certificat forgets them', async () => {
  const g = await actAs(server, 'LPF20001');
  await followConfirmed();
  await follow('jamais-confirme@example.org');
  const read = await g(certificat.get, { params: { id: String(id) } });
  expect(read.suivis).toBe(1);
  expect(JSON.stringify(read)).not.toContain(COURRIEL);
  const caisse = await actAs(server, 'RCA60001');
  expect(await caisse(certificat.get, { params: { id: String(id) } })).toMatchObject({ suivis: null });
  const { date_fin: fin } = await db()
    .selectFrom('certificat')
    .select('date_fin')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const day = { now: START, settings: DEFAULT_SETTINGS };
  await purgeSuivis(db(), { ...day, today: fin ?? '' });
  expect(await rows()).toHaveLength(2);
  await purgeSuivis(db(), { ...day, today: addDays(fin ?? '', 1) });
  expect(await rows()).toEqual([]);
});
