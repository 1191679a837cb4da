import type { CertificatDePage, PageTitulaire } from '@habilis/api/certificat/pageTitulaire';
import { addDays } from '@habilis/domain/date/addDays';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { refuseAny } from '../../../platform/Refusal.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { addRevocation } from '../test/addRevocation.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { requestPage, sendPage } from './requestPage.ts';
import { purgePages } from './openPage.ts';

const START = new Date(`${TODAY}T10:00:00Z`);
const MINUTE = 60_000;
const AMANDINE = 'amandine@example.org';

let server: TestServer;
let now = START;
const db = () => server.services.connection.db;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await db().deleteFrom('page_titulaire').execute();
  await db().deleteFrom('courriel').where('modele', '=', 'page-titulaire').execute();
  await db().deleteFrom('tentative').execute();
  await db().updateTable('stagiaire').set({ courriel: null }).execute();
  await give('Royer', AMANDINE);
  now = START;
});

const give = (nom: string, courriel: string) =>
  db().updateTable('stagiaire').set({ courriel }).where('nom', '=', nom).execute();
const ask = async (courriel: string) => {
  const answer = await send(server.url, 'POST', '/certificat/page/demande', { body: { courriel } });
  return `${answer.status} ${await answer.text()}`;
};
const mails = () => selectCourriels(db()).where('modele', '=', 'page-titulaire').orderBy('courriel.id').execute();

/** Does what waits for the background, beside its worker: whichever comes first. */
async function sendAsked(): Promise<void> {
  const asked = await db().selectFrom('page_titulaire').select('id').where('envoyee_le', 'is', null).execute();
  for (const { id } of asked) {
    await db()
      .transaction()
      .execute((trx) => sendPage(server.services.config, { db: trx, jobs: server.services.jobs, now }, id));
  }
}

/** Asks for a link and gives its key, as the mail bears it. */
async function mailedKey(courriel = AMANDINE): Promise<string> {
  expect(await ask(courriel)).toBe('204 ');
  await sendAsked();
  const mail = (await mails()).at(-1);
  return mail?.valeurs.chemin.split('#')[1] ?? '';
}

/** A browser: it keeps the cookie of the page. */
function browser() {
  let cookie = '';
  const request = async (method: string, path: string, body?: unknown) => {
    const csrf = cookie === '' ? {} : { cookie: `${cookie}; XSRF-TOKEN=essai`, 'x-xsrf-token': 'essai' };
    const answer = await send(server.url, method, path, { ...(body === undefined ? {} : { body }), headers: csrf });
    const set = answer.headers.getSetCookie().find((one) => one.startsWith('HABILIS-TITULAIRE'));
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return { status: answer.status, headers: answer.headers, set, answer };
  };
  const read = async () => {
    const { status, answer } = await request('GET', '/certificat/page');
    return status === 200 ? ((await answer.json()) as PageTitulaire) : status;
  };
  return { request, read, open: async (cle: string) => (await request('POST', '/certificat/page', { cle })).status };
}
const numeros = (page: PageTitulaire | number) =>
  typeof page === 'number' ? page : page.certificats.map(({ nom }) => nom);
const first = async (page: Promise<PageTitulaire | number>): Promise<CertificatDePage> => {
  const read = await page;
  const [one] = typeof read === 'number' ? [] : read.certificats;
  if (one === undefined) throw new Error('page vide');
  return one;
};

test('[C910] whoever asks, the call looks for nothing: same answer, same count; the background alone tells them apart', async () => {
  const kept = async (courriel: string) => {
    const answers = [await ask(courriel), await ask(courriel.toUpperCase()), await ask(` ${courriel} `)];
    answers.push((await ask(courriel)).slice(0, 3));
    await db().deleteFrom('tentative').execute();
    return answers;
  };
  const held = await kept(AMANDINE);
  expect(held).toEqual(['204 ', '204 ', '204 ', '429']);
  expect(await kept('personne@example.org')).toEqual(held);
  await sendAsked();
  expect((await mails()).map(({ email }) => email)).toEqual([AMANDINE, AMANDINE, AMANDINE]);
  // Nothing is left of who has none.
  expect(await db().selectFrom('page_titulaire').select('courriel').distinct().execute()).toEqual([
    { courriel: AMANDINE },
  ]);
});

test('[C910] the same queries are made for an address that has certificats as for one that has none: none of them is about certificats', async () => {
  const made = async (courriel: string) => {
    const queries: string[] = [];
    const recorder: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries.push(node.kind, ...(JSON.stringify(node).match(/"name":"[a-z_]+"/g) ?? []));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const exchange = {
      requestId: 'essai-0001',
      address: '192.0.2.7',
      appareil: null,
      isSecure: true,
      cookieOf: () => undefined,
      setHeader: () => undefined,
    };
    await db()
      .transaction()
      .execute(async (trx) => {
        const work = async () => void queries.push('travail');
        const jobs = { send: work, sendAll: work };
        await requestPage({ db: trx.withPlugin(recorder), now, jobs, exchange, refuse: refuseAny }, courriel);
      });
    await db().deleteFrom('tentative').execute();
    return queries;
  };
  const held = await made(AMANDINE);
  expect(held).toContain('travail');
  expect(held.join(' ')).not.toMatch(/stagiaire|certificat|personne/);
  expect(await made('personne@example.org')).toEqual(held);
});

test('[C910] a network that asks for many addresses waits, whatever they have; an address that is none is told', async () => {
  const answers: string[] = [];
  for (let index = 0; index < 21; index++) answers.push((await ask(`a${index}@example.org`)).slice(0, 3));
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => '204'));
  expect(answers.at(-1)).toBe('429');
  expect((await ask(AMANDINE)).slice(0, 3)).toBe('429');
  await db().deleteFrom('tentative').execute();
  expect(await ask('sans arobase')).toMatch(/^400 .*donnees-invalides/s);
});

test('[C910] the link goes to the address as it stands with the certificats, asked for in another case or another form of its domain', async () => {
  await give('Royer', 'Amandine.Royer@été.example');
  await ask('amandine.ROYER@xn--t-9fab.example');
  await ask('amandine.royer@Été.example');
  await ask('amandine.royer+sst@été.example');
  await sendAsked();
  expect((await mails()).map(({ email }) => email)).toEqual([
    'Amandine.Royer@été.example',
    'Amandine.Royer@été.example',
  ]);
});

test('[C910][C911] the mail names nobody; its key stands after the #, serves fifteen minutes and once, in one browser', async () => {
  const key = await mailedKey();
  const [mail] = await mails();
  if (mail === undefined) throw new Error('pas de courriel');
  const { text } = renderCourriel(server.services.letterhead, mail, mail);
  expect(text).toContain(`/mes-certificats#${key}`);
  expect(text).toContain('15 minutes');
  expect(text).not.toMatch(/Royer|SST/);
  const own = browser();
  expect(await own.read()).toBe(409);
  const { status, set } = await own.request('POST', '/certificat/page', { cle: key });
  expect(status).toBe(204);
  expect(set).toMatch(/; Path=\/api\/certificat\/page; Max-Age=900; HttpOnly; SameSite=Strict$/);
  const read = await own.request('GET', '/certificat/page');
  expect(read.headers.get('cache-control')).toBe('no-store');
  expect(read.headers.get('referrer-policy')).toMatch(/no-referrer|same-origin/);
  expect(await own.read()).toMatchObject({ aPreciser: false, certificats: [{ nom: 'Royer', statut: 'VALIDE' }] });
  // Pressed again here, it finds its page; a mail that was forwarded, or another browser, finds nothing.
  expect(await own.open(key)).toBe(204);
  expect(await browser().open(key)).toBe(409);
  // The page closes by itself.
  later(14);
  expect(numeros(await own.read())).toEqual(['Royer']);
  later(1);
  expect(await own.read()).toBe(409);
  expect((await own.request('GET', '/certificat/page/agenda')).status).toBe(409);
  const trail = await db().selectFrom('audit').select('detail').where('action', '=', 'certificat.OuvrePage').execute();
  expect(JSON.stringify(trail)).not.toContain('@');
});

test('[C911] a link pressed after its minutes, made up, of another page, or pressed twice at once', async () => {
  const key = await mailedKey();
  const other = await mailedKey();
  const [id = '', seal = ''] = key.split(/-(.*)/);
  for (const wrong of ['x', `${Number(id) + 50}-${seal}`, `${other.split('-')[0]}-${seal}`, key.replace(/.$/, '.')])
    expect([wrong, await browser().open(wrong)]).toEqual([wrong, wrong.endsWith('.') ? 400 : 409]);
  const opened = await Promise.all([browser().open(other), browser().open(other)]);
  expect(opened.toSorted((one, other) => one - other)).toEqual([204, 409]);
  later(15);
  expect(await browser().open(key)).toBe(409);
});

test('[C911] a page that is closed opens no more; the night forgets the others', async () => {
  const own = browser();
  await own.open(await mailedKey());
  expect((await own.request('DELETE', '/certificat/page')).set).toMatch(/=; .*Max-Age=0/);
  expect(await own.read()).toBe(409);
  await mailedKey();
  later(24 * 60 + 1);
  await purgePages(db(), { now });
  expect(await db().selectFrom('page_titulaire').select('id').execute()).toEqual([]);
});

test('[C912] the paper, the badge and the calendar of one’s own certificats alone', async () => {
  const own = browser();
  await own.open(await mailedKey());
  const { certificatId, numero, dateFin } = await first(own.read());
  const paper = await own.request('GET', `/certificat/page/stagiaire/${certificatId}/papier`);
  expect(paper.headers.get('cache-control')).toBe('private, no-store');
  expect(await pdfText(new Uint8Array(await paper.answer.arrayBuffer()))).toContain('ROYER');
  const badge = await own.request('GET', `/certificat/page/stagiaire/${certificatId}/badge`);
  expect(await badge.answer.text()).toContain('eddsa-rdfc-2022');
  const agenda = await (await own.request('GET', '/certificat/page/agenda')).answer.text();
  expect(agenda).toContain(`DTSTART;VALUE=DATE:${dateFin?.replaceAll('-', '')}`);
  expect(agenda).toContain(numero);
  expect(agenda).toContain('BEGIN:VALARM');
  const { id: foreign } = await db()
    .selectFrom('certificat')
    .select('id')
    .where('nom', '<>', 'Royer')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect((await own.request('GET', `/certificat/page/stagiaire/${foreign}/papier`)).status).toBe(404);
  expect((await own.request('GET', `/certificat/page/stagiaire/${foreign}/badge`)).status).toBe(404);
});

test('[C912] revoked, replaced or ended: each says so, has no entry in the calendar, and the first two no paper', async () => {
  const own = browser();
  await own.open(await mailedKey());
  const { certificatId } = await first(own.read());
  const id = certificatId ?? 0;
  const agenda = async () => (await own.request('GET', '/certificat/page/agenda')).answer.text();
  const kept = await db().selectFrom('certificat').select('date_fin').where('id', '=', id).executeTakeFirstOrThrow();
  await db()
    .updateTable('certificat')
    .set({ date_fin: addDays(TODAY, -1) })
    .where('id', '=', id)
    .execute();
  expect(await first(own.read())).toMatchObject({ statut: 'EXPIRE' });
  expect(await agenda()).not.toContain('VEVENT');
  await db().updateTable('certificat').set(kept).where('id', '=', id).execute();
  const revocation = await addRevocation(db(), { certificat_id: id, decidee_le: START, applique_le: START });
  expect(await first(own.read())).toMatchObject({ statut: 'REVOQUE' });
  expect(await agenda()).not.toContain('VEVENT');
  expect((await own.request('GET', `/certificat/page/stagiaire/${id}/papier`)).status).toBe(409);
  const next = await db()
    .selectFrom('certificat')
    .select(['id', 'numero'])
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  await db().updateTable('certificat').set({ remplace_id: id }).where('id', '=', next.id).execute();
  expect(await first(own.read())).toMatchObject({ statut: 'REMPLACE', remplacePar: next.numero });
  await db().updateTable('certificat').set({ remplace_id: null }).where('id', '=', next.id).execute();
  await db().deleteFrom('revocation_certificat').where('id', '=', revocation.id).execute();
});

test('[C912] a formateur reads the right to train under the address of the account, with its own end', async () => {
  const person = await db()
    .selectFrom('personne')
    .select(['id', 'email'])
    .where('habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  const niveau = await db()
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'SST-1')
    .executeTakeFirstOrThrow();
  const add = (personneId: number) =>
    db()
      .insertInto('certificat_formateur')
      .values({
        personne_id: personneId,
        dispositif_niveau_id: niveau.id,
        date_obtention: '2024-05-02',
        date_fin: addDays(TODAY, 90),
      })
      .returning(['id', 'date_fin'])
      .executeTakeFirstOrThrow();
  const formateur = { ...(await add(person.id)), email: person.email };
  const foreign = await add(person.id + 1);
  const own = browser();
  await own.open(await mailedKey(formateur.email));
  const page = await own.read();
  const line = typeof page === 'number' ? undefined : page.certificats.find((one) => one.formateurId === formateur.id);
  expect(line).toMatchObject({ certificatId: null, dateFin: formateur.date_fin });
  const paper = await own.request('GET', `/certificat/page/formateur/${formateur.id}/papier`);
  expect(paper.status).toBe(200);
  // Of somebody else.
  expect((await own.request('GET', `/certificat/page/formateur/${foreign.id}/papier`)).status).toBe(404);
});

test('[C913] an address of a whole class opens nobody’s certificats until one of them is named, and then theirs alone', async () => {
  await db()
    .updateTable('stagiaire')
    .set({ courriel: 'classe@example.org' })
    .where('nom', 'in', ['Royer', 'Lambert'])
    .execute();
  const own = browser();
  await own.open(await mailedKey('classe@example.org'));
  expect(await own.read()).toMatchObject({ aPreciser: true, certificats: [] });
  const say = async (body: object) => (await own.request('POST', '/certificat/page/titulaire', body)).status;
  const amandine = { nom: 'Royer', prenom: 'Amandine', dateNaissance: '1990-04-12' };
  expect(await say({ ...amandine, dateNaissance: '1985-07-14' })).toBe(409);
  // Of the class, but not at this address.
  expect(await say({ nom: 'Da Silva', prenom: 'Jean-Pierre', dateNaissance: '1979-01-02' })).toBe(409);
  expect(await own.read()).toMatchObject({ aPreciser: true });
  expect(await say({ ...amandine, nom: ' ROYER ' })).toBe(204);
  expect(numeros(await own.read())).toEqual(['Royer']);
  const { id: foreign } = await db()
    .selectFrom('certificat')
    .select('id')
    .where('nom', '=', 'Lambert')
    .executeTakeFirstOrThrow();
  expect((await own.request('GET', `/certificat/page/stagiaire/${foreign}/papier`)).status).toBe(404);
});

test('[C913] whoever tries names has five tries, refused ones counted', async () => {
  await db()
    .updateTable('stagiaire')
    .set({ courriel: 'classe@example.org' })
    .where('nom', 'in', ['Royer', 'Lambert'])
    .execute();
  const own = browser();
  await own.open(await mailedKey('classe@example.org'));
  const tries: number[] = [];
  for (let day = 1; day <= 6; day++) {
    const said = { nom: 'Lambert', prenom: 'Hugo', dateNaissance: `1985-07-0${day}` };
    tries.push((await own.request('POST', '/certificat/page/titulaire', said)).status);
  }
  expect(tries).toEqual([409, 409, 409, 409, 409, 429]);
});

test('[C913] an address that somebody else signs in with is shared, even with one holder', async () => {
  const { email } = await db()
    .selectFrom('personne')
    .select('email')
    .where('habilis_id', '=', 'LPF20001')
    .executeTakeFirstOrThrow();
  await give('Royer', email);
  const own = browser();
  await own.open(await mailedKey(email));
  expect(await own.read()).toMatchObject({ aPreciser: true, certificats: [] });
});

test('[C910][C911] whose names were forgotten, or whose address is another one now, has no page any more', async () => {
  const key = await mailedKey();
  const own = browser();
  await own.open(await mailedKey());
  await give('Royer', 'autre@example.org');
  expect(await own.read()).toBe(409);
  await give('Royer', AMANDINE);
  expect(numeros(await own.read())).toEqual(['Royer']);
  await db().updateTable('stagiaire').set({ pseudonymise_le: now }).where('nom', '=', 'Royer').execute();
  const late = browser();
  expect(await late.open(key)).toBe(204);
  expect(await late.read()).toBe(409);
  const before = (await mails()).length;
  await db().deleteFrom('tentative').execute();
  await ask(AMANDINE);
  await sendAsked();
  expect(await mails()).toHaveLength(before);
  await db().updateTable('stagiaire').set({ pseudonymise_le: null }).where('nom', '=', 'Royer').execute();
});

test('[C912][C843] an address that was said for one certificat opens that one, and the holder’s own address no longer does', async () => {
  const { id } = await db().selectFrom('certificat').select('id').where('nom', '=', 'Royer').executeTakeFirstOrThrow();
  const said = 'Nouvelle@example.org';
  await db().insertInto('remise_certificat').values({ certificat_id: id, adresse: said, envoye_le: null }).execute();
  const own = browser();
  await own.open(await mailedKey('nouvelle@example.org'));
  expect((await mails()).map(({ email }) => email)).toEqual([said]);
  expect(numeros(await own.read())).toEqual(['Royer']);
  await ask(AMANDINE);
  await sendAsked();
  expect(await mails()).toHaveLength(1);
  await db().deleteFrom('remise_certificat').where('certificat_id', '=', id).execute();
});
