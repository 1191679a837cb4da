import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { faq } from '@habilis/api/faq/endpoints';
import type { FaqSearch } from '@habilis/api/faq/Faq';
import { manuel } from '@habilis/api/manuel/endpoints';
import { fileTypeFromBlob } from 'file-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addManuels, addQuestions, type GivenCategorie, type GivenManuel } from '../../../builders/addAide.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { documentOf } from '../../../test/cast/fillCast.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

const OF_DEMANDEURS = ['DM', 'G'] as const;
const told = (question: string, reponse: string, more: Partial<GivenCategorie['questions'][number]> = {}) => ({
  question,
  reponse: `<p>${reponse}</p>`,
  module: 'DEMANDES' as const,
  ...more,
});
const CATEGORIES: readonly GivenCategorie[] = [
  {
    intitule: 'Compte et connexion',
    questions: [
      told('Comment obtenir un compte ?', 'Demandez-le.'),
      told('Et le mot de passe ?', 'Demandez-en un autre.'),
    ],
  },
  {
    intitule: 'Dossier administratif',
    questions: [
      told('Que faire si mon SIRET est refusé\u202f?', 'Un <strong>établissement</strong> fermé n’est pas admis.'),
      told('Comment modifier un dossier validé ?', 'Par « Modifier ».', { roles: OF_DEMANDEURS }),
      told('Comment prendre en charge un dossier ?', 'Par « Prendre en charge ».', { roles: ['I', 'RC'] }),
    ],
  },
  {
    intitule: 'Habilitations et sessions',
    questions: [
      told('Quand renouveler ?', 'Six mois avant.', { roles: OF_DEMANDEURS }),
      told('Qui saisit les résultats ?', 'Qui forme.', { roles: ['G', 'DL', 'F'] }),
      told('Comment suspendre plus longtemps ?', 'À venir.', { roles: ['RC'], publie: false }),
    ],
  },
  { intitule: 'Certificats', questions: [told('Comment vérifier un certificat ?', 'Par son code.')] },
];
const every = CATEGORIES.flatMap(({ questions }) => questions);
const MANUELS: readonly GivenManuel[] = [
  { intitule: 'Premiers pas', userFilename: 'premiers-pas.pdf', module: 'COMPTE', lignes: [] },
  { intitule: 'Au clavier', userFilename: 'accessibilite-clavier.pdf', module: 'COMPTE', lignes: [] },
  { intitule: 'Le dossier', userFilename: 'dossier.pdf', module: 'DEMANDES', roles: OF_DEMANDEURS, lignes: [] },
  { intitule: 'Instruire', userFilename: 'instruire.pdf', module: 'DEMANDES', roles: ['I', 'RC'], lignes: [] },
  { intitule: 'Une session', userFilename: 'session.pdf', module: 'SESSIONS', roles: ['F', 'G'], lignes: [] },
];

let server: TestServer;
let guest: Call;
let demandeur: Call;
let instructeur: Call;
let editor: Call;

beforeAll(async () => {
  server = await startPeopledServer();
  const { db } = server.services.connection;
  const building = { db, files: server.services.files, today: TEST_TODAY, documentOf };
  await addQuestions(building, CATEGORIES);
  await addManuels(building, MANUELS);
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  [demandeur, instructeur, editor] = (await Promise.all(
    ['LPF20001', 'INS50001', 'SUP93001'].map((id) => actAs(server, id)),
  )) as [Call, Call, Call];
});
afterAll(() => server.close());

const ALL: FaqSearch = { modeEdition: false, enTantQue: null, categorieFaq: null, filters: [] };
const questionsOf = async (call: Call, search: Partial<FaqSearch> = {}) =>
  (await call(faq.search, { body: { ...ALL, ...search } })).map(({ question }) => question);

const wordsFor = (role: string) =>
  every
    .filter(({ roles = [], publie = true }) => publie && (roles.length === 0 || roles.some((one) => one === role)))
    .map(({ question }) => question);

test('[M9][AS1] a question is read by its roles and, when it has none, by everybody', async () => {
  expect(await questionsOf(demandeur)).toEqual(wordsFor('G'));
  expect(await questionsOf(instructeur)).toEqual(wordsFor('I'));
  const open = (await guest(faq.guestSearch, { body: ALL })).map(({ question }) => question);
  expect(open).toEqual(wordsFor('invité'));
  expect([wordsFor('G').length, wordsFor('I').length, open.length]).toEqual([7, 5, 4]);
});

test('[P58] guests read categories, one question and the public manuals, and are told nothing of the others', async () => {
  const titles = (await guest(faq.guestCategories, {})).map(({ intituleCategorie }) => intituleCategorie);
  expect(titles).toEqual(['Compte et connexion', 'Dossier administratif', 'Certificats']);
  const [first] = await guest(faq.guestSearch, { body: ALL });
  expect(await guest(faq.guestGet, { params: { id: first?.id ?? 0 } })).toEqual(first);
  const manuals = await guest(manuel.guestList, {});
  expect(manuals.map(({ userFilename }) => userFilename)).toEqual(['premiers-pas.pdf', 'accessibilite-clavier.pdf']);
  const all = await demandeur(manuel.list, {});
  const own = all.find(({ typeAcces }) => typeAcces === 'ROLES');
  expect(await refusal(guest(manuel.guestFile, { params: { id: own?.id ?? 0 } }))).toMatchObject({ status: 404 });
  expect(await refusal(instructeur(manuel.file, { params: { id: own?.id ?? 0 } }))).toMatchObject({ status: 404 });
});

test('[M9] a manual is opened by its roles under its name, a PDF of the size that is told', async () => {
  for (const [call, expected] of [
    [demandeur, 4],
    [instructeur, 3],
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
  const asDemandeur = { ...ALL, enTantQue: 'G' as const, modeEdition: true };
  expect((await editor(faq.search, { body: asDemandeur })).map(({ question }) => question)).toEqual(wordsFor('G'));
  expect((await instructeur(faq.search, { body: asDemandeur })).map(({ question }) => question)).toEqual(wordsFor('I'));
  expect(await instructeur(faq.categories, { body: 'G' })).toEqual(await instructeur(faq.categories, { body: 'I' }));
  expect(await editor(faq.categories, { body: 'F' })).toHaveLength(4);
});

test('[AS3] every word is looked for in question and answer, whatever its case, accents and marks', async () => {
  const found = (words: string) => questionsOf(demandeur, { filters: [words] });
  expect(await found('siret REFUSE')).toEqual(['Que faire si mon SIRET est refusé\u202f?']);
  expect(await found('dechiffree')).toEqual([]);
  expect(await found('l’établissement fermé')).toEqual(['Que faire si mon SIRET est refusé\u202f?']);
  expect(await found('strong')).toEqual([]);
  expect(await found('  ')).toHaveLength(7);
  expect(await found('%')).toEqual([]);
  const [, second] = await demandeur(faq.categories, { body: 'G' });
  const inCategory = await demandeur(faq.search, { body: { ...ALL, categorieFaq: { id: second?.id ?? 0 } } });
  expect(new Set(inCategory.map(({ categorieFaq }) => categorieFaq.id))).toEqual(new Set([second?.id]));
});
