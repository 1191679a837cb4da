import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { faq } from '@habilis/api/faq/endpoints';
import type { FaqSearch } from '@habilis/api/faq/Faq';
import { manuel } from '@habilis/api/manuel/endpoints';
import { fileTypeFromBlob } from 'file-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startFilledServer } from '../../../test/startFilledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let guest: Call;
let requester: Call;
let examiner: Call;
let editor: Call;

beforeAll(async () => {
  server = await startFilledServer();
  every = await server.services.connection.db
    .selectFrom('faq')
    .innerJoin('categorie_faq', 'categorie_faq.id', 'categorie_id')
    .select(['question', 'roles', 'publie'])
    .orderBy('rang')
    .orderBy('faq.id')
    .execute();
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  [requester, examiner, editor] = (await Promise.all(
    ['LPF20001', 'INS50001', 'SUP93001'].map((id) => actAs(server, id)),
  )) as [Call, Call, Call];
});
afterAll(() => server.close());

const ALL: FaqSearch = { modeEdition: false, enTantQue: null, categorieFaq: null, filters: [] };
const questionsOf = async (call: Call, search: Partial<FaqSearch> = {}) =>
  (await call(faq.search, { body: { ...ALL, ...search } })).map(({ question }) => question);

let every: readonly { readonly question: string; readonly roles: readonly string[]; readonly publie: boolean }[] = [];
const wordsFor = (role: string) =>
  every
    .filter(({ roles, publie }) => publie && (roles.length === 0 || roles.some((one) => one === role)))
    .map(({ question }) => question);

test('[M9][AS1] a question is read by its roles and, when it has none, by everybody', async () => {
  expect(await questionsOf(requester)).toEqual(wordsFor('G'));
  expect(await questionsOf(examiner)).toEqual(wordsFor('I'));
  const open = (await guest(faq.guestSearch, { body: ALL })).map(({ question }) => question);
  expect(open).toEqual(wordsFor('invité'));
  expect([wordsFor('G').length, wordsFor('I').length, open.length]).toEqual([10, 7, 6]);
});

test('[P58] guests read categories, one question and the public manuals, and are told nothing of the others', async () => {
  const titles = (await guest(faq.guestCategories, {})).map(({ intituleCategorie }) => intituleCategorie);
  expect(titles).toEqual(['Compte et connexion', 'Dossier administratif', 'Certificats']);
  const [first] = await guest(faq.guestSearch, { body: ALL });
  expect(await guest(faq.guestGet, { params: { id: first?.id ?? 0 } })).toEqual(first);
  const manuals = await guest(manuel.guestList, {});
  expect(manuals.map(({ userFilename }) => userFilename)).toEqual(['premiers-pas.pdf', 'accessibilite-clavier.pdf']);
  const all = await requester(manuel.list, {});
  const own = all.find(({ typeAcces }) => typeAcces === 'ROLES');
  expect(await refusal(guest(manuel.guestFile, { params: { id: own?.id ?? 0 } }))).toMatchObject({ status: 404 });
  expect(await refusal(examiner(manuel.file, { params: { id: own?.id ?? 0 } }))).toMatchObject({ status: 404 });
});

test('[M9] a manual is opened by its roles under its name, a PDF of the size that is told', async () => {
  for (const [call, expected] of [
    [requester, 4],
    [examiner, 3],
    [editor, 5],
  ] as const) {
    const manuals = await call(manuel.list, {});
    expect(manuals).toHaveLength(expected);
    for (const { id, taille, userFilename } of manuals) {
      const { blob, filename } = await call(manuel.telechargement, { params: { id } });
      expect([blob.size, filename]).toEqual([taille, userFilename]);
      expect((await fileTypeFromBlob(blob))?.mime).toBe('application/pdf');
    }
  }
});

test('[AS2] only who edits the help sees as another role, or what is not published', async () => {
  const hidden = every.find(({ publie }) => publie === false)?.question;
  expect(await questionsOf(editor)).toHaveLength(every.length - 1);
  expect(await questionsOf(editor, { modeEdition: true })).toContain(hidden);
  const asRequester = { ...ALL, enTantQue: 'G' as const, modeEdition: true };
  expect((await editor(faq.search, { body: asRequester })).map(({ question }) => question)).toEqual(wordsFor('G'));
  expect((await examiner(faq.search, { body: asRequester })).map(({ question }) => question)).toEqual(wordsFor('I'));
  expect(await examiner(faq.categories, { body: 'G' })).toEqual(await examiner(faq.categories, { body: 'I' }));
  expect(await editor(faq.categories, { body: 'F' })).toHaveLength(4);
});

test('[AS3] every word is looked for in question and answer, whatever its case, accents and marks', async () => {
  const found = (words: string) => questionsOf(requester, { filters: [words] });
  expect(await found('siret REFUSE')).toEqual(['Que faire si mon SIRET est refusé\u202f?']);
  expect(await found('dechiffree')).toEqual([]);
  expect(await found('l’établissement fermé')).toEqual(['Que faire si mon SIRET est refusé\u202f?']);
  expect(await found('strong')).toEqual([]);
  expect(await found('  ')).toHaveLength(10);
  expect(await found('%')).toEqual([]);
  const [, second] = await requester(faq.categories, { body: 'G' });
  const inCategory = await requester(faq.search, { body: { ...ALL, categorieFaq: { id: second?.id ?? 0 } } });
  expect(new Set(inCategory.map(({ categorieFaq }) => categorieFaq.id))).toEqual(new Set([second?.id]));
});
