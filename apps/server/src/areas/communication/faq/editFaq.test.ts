import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { faq } from '@habilis/api/faq/endpoints';
import type { CategorieFaq, FaqSearch, FaqWrite } from '@habilis/api/faq/Faq';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { purgeRecherches } from './readers.ts';

let server: TestServer;
let editor: Call;
let other: Call;
let demandeur: Call;
let guest: Call;
let categorie: CategorieFaq;
let now = new Date(`${TEST_TODAY}T10:00:00Z`);
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  [editor, other, demandeur] = (await Promise.all(
    ['SUP93001', 'ADM92001', 'LPF20001'].map((id) => actAs(server, id)),
  )) as [Call, Call, Call];
});
afterAll(() => server.close());
beforeEach(async () => {
  await db().deleteFrom('faq').execute();
  await db().deleteFrom('categorie_faq').execute();
  await db().deleteFrom('faq_recherche_vaine').execute();
  categorie = await editor(faq.writeCategorie, { body: { id: null, intituleCategorie: 'Compte', rang: 1 } });
});

const write = (changes: Partial<FaqWrite> = {}): FaqWrite => ({
  publie: true,
  question: 'Comment obtenir un compte ?',
  reponse: '<p>Demandez-le.</p>',
  module: 'COMPTE',
  faqRoles: [],
  version: 0,
  categorieFaq: { id: categorie.id },
  ...changes,
});
const create = (changes: Partial<FaqWrite> = {}) => editor(faq.create, { body: write(changes) });
const ALL: FaqSearch = { modeEdition: false, enTantQue: null, categorieFaq: null, filters: [] };
const questionsOf = async (call: Call, search: Partial<FaqSearch> = {}) =>
  (await call(call === guest ? faq.guestSearch : faq.search, { body: { ...ALL, ...search } })).map(
    ({ question }) => question,
  );
const faultsOf = async (call: Promise<unknown>) => {
  const { status, errors = [] } = await refusal(call);
  return [status, ...errors.map(({ path }) => path)];
};

test('[M9][AS3] a question is written, read by its roles and found by its new words; unpublished or removed it is not', async () => {
  const kept = await create({ question: '  Où   écrire ?', faqRoles: ['G', 'G', 'DM'] });
  expect(kept).toMatchObject({ question: 'Où écrire ?', faqRoles: ['G', 'DM'], version: 0 });
  expect(await questionsOf(demandeur)).toEqual(['Où écrire ?']);
  expect(await questionsOf(guest)).toEqual([]);
  const changed = { ...write({ reponse: '<p>À l’<b onclick="x()">assistance</b><script>x()</script></p>' }) };
  const after = await editor(faq.update, { params: { id: kept.id }, body: changed });
  expect(after).toMatchObject({ reponse: '<p>À l’<strong>assistance</strong></p>', version: 1, faqRoles: [] });
  expect(await questionsOf(guest, { filters: ['assistance'] })).toEqual([changed.question]);
  expect(await questionsOf(guest, { filters: ['ecrire'] })).toEqual([]);
  await editor(faq.update, { params: { id: kept.id }, body: { ...changed, version: 1, publie: false } });
  expect(await questionsOf(demandeur)).toEqual([]);
  expect(await questionsOf(editor, { modeEdition: true })).toEqual([changed.question]);
  await editor(faq.remove, { params: { id: kept.id } });
  expect(await questionsOf(editor, { modeEdition: true })).toEqual([]);
  expect(await refusal(editor(faq.remove, { params: { id: kept.id } }))).toMatchObject({ status: 404 });
});

test('[P46] who does not edit content writes neither questions nor categories, and reads neither counts nor searches', async () => {
  const kept = await create();
  for (const who of ['LPF20001', 'INS50001', 'RCA60001', 'REP70001']) {
    const call = await actAs(server, who);
    for (const tried of [
      () => call(faq.create, { body: write() }),
      () => call(faq.update, { params: { id: kept.id }, body: write() }),
      () => call(faq.remove, { params: { id: kept.id } }),
      () => call(faq.writeCategorie, { body: { ...categorie, intituleCategorie: 'Prise' } }),
      () => call(faq.removeCategorie, { params: { id: categorie.id } }),
      () => call(faq.rangerCategories, { body: { ids: [categorie.id] } }),
      () => call(faq.allCategories, {}),
      () => call(faq.recherchesVaines, {}),
    ]) {
      expect(await refusal(tried())).toMatchObject({ status: 403, title: 'role.non-autorise' });
    }
  }
});

test('[AS11] a question of one sign, an answer of one space, a category that is gone: each is told at its field', async () => {
  expect(await faultsOf(create({ question: '?', reponse: '<p> </p>' }))).toEqual([400, 'question', 'reponse']);
  expect(await faultsOf(create({ categorieFaq: { id: 900_000 } }))).toEqual([400, 'categorieFaq']);
  expect(await faultsOf(create({ reponse: `<p>a${'&'.repeat(10_000)}</p>` }))).toEqual([400, 'reponse']);
  const nameless = { id: null, intituleCategorie: ' ', rang: 1 };
  expect(await faultsOf(editor(faq.writeCategorie, { body: nameless }))).toEqual([400, 'intituleCategorie']);
  const gone = { id: 900_000, intituleCategorie: 'Autre', rang: 1 };
  expect(await refusal(editor(faq.writeCategorie, { body: gone }))).toMatchObject({ status: 404 });
});

test('[AS15] of two editors of one question the second is shown what the first wrote', async () => {
  const kept = await create();
  const first = await editor(faq.update, { params: { id: kept.id }, body: write({ question: 'Un compte ?' }) });
  const late = other(faq.update, { params: { id: kept.id }, body: write({ question: 'Le compte ?' }) });
  expect(await refusal(late)).toMatchObject({ status: 409, title: 'faq.version-perimee', courant: first });
  expect(await questionsOf(demandeur)).toEqual(['Un compte ?']);
});

test('[M8] a category goes once it is empty', async () => {
  const kept = await create({ publie: false });
  const removal = () => editor(faq.removeCategorie, { params: { id: categorie.id } });
  expect(await refusal(removal())).toMatchObject({
    status: 409,
    title: 'faqs.categories.suppression.echec-avec-faq',
  });
  expect(await editor(faq.allCategories, {})).toEqual([{ ...categorie, nombreQuestions: 1 }]);
  await editor(faq.remove, { params: { id: kept.id } });
  await removal();
  expect(await editor(faq.allCategories, {})).toEqual([]);
});

test('[AS29] two categories never have the same title, whatever its case and accents, even written at once', async () => {
  const write = (intituleCategorie: string, id: number | null = null) =>
    editor(faq.writeCategorie, { body: { id, intituleCategorie, rang: 2 } });
  const taken = [400, 'intituleCategorie'];
  expect(await faultsOf(write(' compté '))).toEqual(taken);
  expect(await write('Compte !', categorie.id)).toMatchObject({ id: categorie.id, intituleCategorie: 'Compte !' });
  const both = await Promise.allSettled([write('Été'), write('ETE')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('[AS12] categories are ranked all together; when one came meanwhile, nothing moves', async () => {
  const second = await editor(faq.writeCategorie, { body: { id: null, intituleCategorie: 'Sessions', rang: 2 } });
  await create();
  await create({ question: 'Et les sessions ?', categorieFaq: { id: second.id } });
  await editor(faq.rangerCategories, { body: { ids: [second.id, categorie.id] } });
  expect(await questionsOf(demandeur)).toEqual(['Et les sessions ?', 'Comment obtenir un compte ?']);
  for (const ids of [[second.id], [second.id, second.id], [second.id, categorie.id, 900_000]]) {
    const late = editor(faq.rangerCategories, { body: { ids } });
    expect(await refusal(late)).toMatchObject({ status: 409, title: 'faq.ordre-perime' });
  }
});

test('[AS13] readers say whether an answer helped: one avis of each person, and editors alone read how many', async () => {
  const { id } = await create();
  await demandeur(faq.avis, { params: { id }, body: { utile: false } });
  await demandeur(faq.avis, { params: { id }, body: { utile: true } });
  await guest(faq.guestAvis, { params: { id }, body: { utile: false } });
  await guest(faq.guestAvis, { params: { id }, body: { utile: false } });
  const [told] = await editor(faq.search, { body: { ...ALL, modeEdition: true } });
  expect(told?.avis).toEqual({ utile: 1, inutile: 2 });
  expect((await demandeur(faq.search, { body: ALL }))[0]?.avis).toBeUndefined();
  const { id: hidden } = await create({ faqRoles: ['RC'] });
  for (const tried of [
    () => demandeur(faq.avis, { params: { id: hidden }, body: { utile: true } }),
    () => guest(faq.guestAvis, { params: { id: hidden }, body: { utile: true } }),
  ]) {
    expect(await refusal(tried())).toMatchObject({ status: 404 });
  }
});

test('[AS14] words that no question holds are listed for editors, what is being typed once, and forgotten after half a year', async () => {
  await create();
  const listed = async () => (await editor(faq.recherchesVaines, {})).map(({ mots, nombre }) => `${nombre} ${mots}`);
  for (const typed of ['att', 'attest', 'Attestation pér', 'attestation périmée', 'attestation', 'zz', '!']) {
    await questionsOf(guest, { filters: [typed] });
  }
  expect(await listed()).toEqual(['1 attestation perimee']);
  now = new Date(now.getTime() + 120_000);
  await questionsOf(demandeur, { filters: ['attestation', 'perimee'] });
  await questionsOf(demandeur, { filters: ['compte'] });
  await questionsOf(editor, { filters: ['essai de rédaction'] });
  await questionsOf(demandeur, { filters: ['badge'] });
  expect(await listed()).toEqual(['2 attestation perimee', '1 badge']);
  await editor(faq.oublierRecherche, { body: { mots: 'badge' } });
  expect(await listed()).toEqual(['2 attestation perimee']);
  const day = { settings: await server.services.settings(), jobs: server.services.jobs, now };
  await purgeRecherches(db(), { ...day, today: addDays(TEST_TODAY, 180) });
  expect(await listed()).toHaveLength(1);
  await purgeRecherches(db(), { ...day, today: addDays(TEST_TODAY, 181) });
  expect(await listed()).toEqual([]);
});
