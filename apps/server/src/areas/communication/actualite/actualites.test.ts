import type { Actualite, ActualiteWrite } from '@habilis/api/actualite/Actualite';
import { actualite } from '@habilis/api/actualite/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { announceAll } from '../message/announceAll.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { addDays } from '@habilis/domain/date/addDays';

let server: TestServer;
let editor: Call;
let other: Call;
let guest: Call;
let demandeur: Call;

beforeAll(async () => {
  server = await startPeopledServer({ worksOffJobs: false });
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  [editor, other, demandeur] = (await Promise.all(
    ['SUP93001', 'ADM92001', 'LPF20001'].map((id) => actAs(server, id)),
  )) as [Call, Call, Call];
});
afterAll(() => server.close());
beforeEach(() => server.services.connection.db.deleteFrom('actualite').execute());

const day = (days: number) => addDays(TEST_TODAY, days);
const WRITE: ActualiteWrite = {
  titre: 'Fermeture dimanche',
  contenu: '<p>De <strong>6 h à 8 h</strong>. Voir <a href="/accessibilite">la page</a>.</p>',
  dateDebutPublication: day(-1),
  dateFinPublication: day(5),
  rang: 0,
};
const create = (changes: Partial<ActualiteWrite> = {}, call = editor) =>
  call(actualite.create, { body: { ...WRITE, ...changes } });
const titlesOf = async (call: Call) => (await call(actualite.list, {})).map(({ titre }) => titre);
const faultsOf = async (changes: Partial<ActualiteWrite>) => {
  const { status, errors = [] } = await refusal(create(changes));
  return [status, ...errors.map(({ path, title }) => `${path} ${title}`)];
};

test('[M10][AC3] an editor writes, changes and removes news; others read what is current, and the trail tells', async () => {
  const current = await create({ titre: '  Fermeture   dimanche ' });
  expect(current).toMatchObject({ ...WRITE, version: 1 });
  await create({ titre: 'Plus tard', dateDebutPublication: day(1), rang: 2 });
  const ended = await create({ titre: 'Finie', dateFinPublication: null, rang: 1 });
  await editor(actualite.update, { body: { ...ended, dateFinPublication: day(-1) } });
  expect(await titlesOf(editor)).toEqual(['Fermeture dimanche', 'Finie', 'Plus tard']);
  expect(await titlesOf(demandeur)).toEqual(['Fermeture dimanche']);
  expect(await guest(actualite.guestList, {})).toEqual([current]);
  await editor(actualite.remove, { params: { id: current.id } });
  expect(await guest(actualite.guestList, {})).toEqual([]);
  expect(await refusal(other(actualite.remove, { params: { id: current.id } }))).toMatchObject({ status: 404 });
  const acts = await server.services.connection.db
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('objet_type', '=', 'actualite')
    .where('objet_id', '=', current.id)
    .orderBy('id')
    .execute();
  expect(acts).toMatchObject([
    { action: 'actualite-creee' },
    { action: 'actualite-supprimee', detail: { titre: 'Fermeture dimanche' } },
  ]);
});

test('[P46] who does not edit content neither writes, changes, ranks nor removes news', async () => {
  const kept = await create();
  for (const who of ['LPF20001', 'INS50001', 'RCA60001', 'REP70001']) {
    const call = await actAs(server, who);
    for (const tried of [
      () => create({}, call),
      () => call(actualite.update, { body: { ...kept, titre: 'Prise' } }),
      () => call(actualite.ranger, { body: { ids: [kept.id] } }),
      () => call(actualite.remove, { params: { id: kept.id } }),
    ]) {
      expect(await refusal(tried())).toMatchObject({ status: 403, title: 'role.non-autorise' });
    }
  }
  expect(await titlesOf(editor)).toEqual(['Fermeture dimanche']);
});

test('[AC1][AC2] a title of one space, an empty text, dates that run backwards or are over: each is told at its field', async () => {
  expect(await faultsOf({ titre: ' ' })).toEqual([400, 'titre champ.requis']);
  expect(await faultsOf({ contenu: '<p>&nbsp;</p><script>fin()</script>' })).toEqual([400, 'contenu champ.requis']);
  expect(await faultsOf({ contenu: `<p>a${'&'.repeat(10_000)}</p>` })).toEqual([400, 'contenu champ.trop-long']);
  expect(await faultsOf({ dateFinPublication: day(-2) })).toEqual([
    400,
    'dateFinPublication actualite.fin-avant-debut',
  ]);
  expect(await faultsOf({ dateDebutPublication: day(-3), dateFinPublication: day(-1) })).toEqual([
    400,
    'dateFinPublication actualite.fin-passee',
  ]);
  const kept = await create();
  const ended = { ...kept, dateDebutPublication: day(-3), dateFinPublication: day(-1) };
  expect(await editor(actualite.update, { body: ended })).toMatchObject({ dateFinPublication: day(-1), version: 2 });
});

test('[AC4] what is pasted comes out without scripts, styles and pictures', async () => {
  const { contenu } = await create({
    contenu:
      '<style>p{}</style><p style="color:red" onclick="x()">Bon<script>x()</script>jour <img src="https://pisteur.fr"></p><p><a href="javascript:x()">ici</a></p>',
  });
  expect(contenu).toBe('<p>Bonjour </p><p>ici</p>');
});

test('[AC7] of two editors of one item the second is shown what the first wrote', async () => {
  const kept = await create();
  const changed = await editor(actualite.update, { body: { ...kept, titre: 'Fermeture samedi' } });
  const late = await refusal(other(actualite.update, { body: { ...kept, titre: 'Fermeture lundi' } }));
  expect(late).toMatchObject({ status: 409, title: 'actualite.version-perimee', courant: changed });
  await other(actualite.update, { body: { ...changed, titre: 'Fermeture lundi' } });
  expect(await titlesOf(demandeur)).toEqual(['Fermeture lundi']);
  await editor(actualite.remove, { params: { id: kept.id } });
  expect(await refusal(other(actualite.update, { body: kept }))).toMatchObject({ status: 404 });
});

test('[AC5] news are ranked all together; when one came or went meanwhile, nothing moves', async () => {
  const [one, two, three] = (await Promise.all(
    ['Un', 'Deux', 'Trois'].map((titre, rang) => create({ titre, rang: rang + 1 })),
  )) as [Actualite, Actualite, Actualite];
  const ranked = await editor(actualite.ranger, { body: { ids: [three.id, one.id, two.id] } });
  expect(ranked.map(({ titre, rang }) => `${rang} ${titre}`)).toEqual(['1 Trois', '2 Un', '3 Deux']);
  expect((await guest(actualite.guestList, {})).map(({ titre }) => titre)).toEqual(['Trois', 'Un', 'Deux']);
  // A rank leaves the version to those who write.
  await other(actualite.update, { body: { ...one, titre: 'Un, relu', rang: 2 } });
  for (const ids of [
    [one.id, two.id],
    [one.id, two.id, two.id],
    [one.id, two.id, three.id, 999],
  ]) {
    expect(await refusal(editor(actualite.ranger, { body: { ids } }))).toMatchObject({
      status: 409,
      title: 'actualite.ordre-perime',
    });
  }
  expect(await titlesOf(demandeur)).toEqual(['Trois', 'Un, relu', 'Deux']);
});

test('[AC6] a guest follows the published news as an Atom feed, whose links name the site', async () => {
  const latest = await create({ titre: 'La <dernière> & ses suites', dateDebutPublication: day(0) });
  await create({ titre: 'Une ancienne', dateDebutPublication: day(-9) });
  await create({ titre: 'À venir', dateDebutPublication: day(1) });
  const answer = await fetch(`${server.url}/api/actualite/flux.atom`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
  const text = await answer.text();
  const { feed } = new XMLParser({
    ignoreAttributes: false,
    processEntities: false,
    isArray: (name) => name === 'entry',
  }).parse(text);
  expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
  const entries: { title: unknown; id: string; content: { '#text': string } }[] = feed.entry;
  expect(entries.map(({ title }) => title)).toMatchObject([
    { '@_type': 'html', '#text': 'La &lt;dernière&gt; &amp; ses suites' },
    { '#text': 'Une ancienne' },
  ]);
  expect(entries[0]?.id).toMatch(new RegExp(`^https?://.*/actualites#actualite-${latest.id}$`));
  expect(entries[0]?.content['#text']).toMatch(/href="https?:\/\/[^/]+\/accessibilite"/);
  // What a reader of feeds makes of it.
  const read = parseFeed(text);
  expect([read.meta, read.language]).toEqual([{ type: 'atom', version: '1.0' }, 'fr']);
  expect(read.self).toMatch(/\/api\/actualite\/flux\.atom$/);
  expect(read.items.map(({ title, id, url }) => ({ title, isItsAddress: id === url }))).toEqual([
    { title: 'La <dernière> & ses suites', isItsAddress: true },
    { title: 'Une ancienne', isItsAddress: true },
  ]);
});

test('[AC6] without news the feed is empty, and still a feed', async () => {
  const answer = await fetch(`${server.url}/api/actualite/flux.atom`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('<entry>');
});

test('[M1030] news that are removed while they wait for somebody’s summary are not mailed', async () => {
  const one = await create({ dateDebutPublication: TEST_TODAY });
  const { connection, jobs } = server.services;
  await announceAll(connection.db, { jobs, now: new Date(`${TEST_TODAY}T10:00:00Z`) });
  const etats = async () => {
    const rows = await connection.db
      .selectFrom('courriel')
      .select('etat')
      .distinct()
      .where('modele', '=', 'actualite')
      .where('objet_id', '=', one.id)
      .execute();
    return rows.map(({ etat }) => etat);
  };
  expect(await etats()).toEqual(['en-attente']);
  await editor(actualite.remove, { params: { id: one.id } });
  expect(await etats()).toEqual(['ecarte']);
});
