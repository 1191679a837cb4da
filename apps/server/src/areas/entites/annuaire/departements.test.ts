import type { AnnuaireDepartement, AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let now = new Date(`${TEST_TODAY}T10:00:00Z`);
const move = (nom: string, changes: { code_departement: string | null; code_postal: string; ville: string }) =>
  server.services.connection.db.updateTable('entite').set(changes).where('raison_sociale', '=', nom).execute();
beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  await addToCast(server, { habilitations: HABILITATIONS });
  await move('Garonne Soins Formation', { code_departement: '971', code_postal: '97110', ville: 'Pointe-à-Pitre' });
  await move('Rhône Sécurité Conseil', { code_departement: '2A', code_postal: '20000', ville: 'Ajaccio' });
  await move('Calanques Travaux Confinés', { code_departement: '2B', code_postal: '20200', ville: 'Bastia' });
  await move('Nord Amiante Pédagogie', { code_departement: null, code_postal: '98800', ville: 'Nouméa' });
  const { db } = server.services.connection;
  for (const [type_entite, nom] of [
    ['ENT', 'Breizh Secours Entreprise'],
    ['EP', 'Rhône Sécurité Conseil'],
  ] as const) {
    await db.updateTable('entite').set({ type_entite }).where('raison_sociale', '=', nom).execute();
  }
});
afterAll(() => server.close());

type Listed = { readonly elements: readonly AnnuaireEntite[]; readonly total: number };
const get = (path: string) => send(server.url, 'GET', path);
const listed = async (query = '') => (await (await get(`/annuaire?taille=200${query}`)).json()) as Listed;
const names = async (query = '') => (await listed(query)).elements.map(({ raisonSociale }) => raisonSociale);
const ago = (days: number) => addDays(TEST_TODAY, -days);
const counts = async (query = '') => {
  const found = (await (await get(`/annuaire/departements${query}`)).json()) as AnnuaireDepartement[];
  return Object.fromEntries(
    found.map((one): [string, readonly number[]] => [String(one.codeDepartement), [one.total, one.ouvertesATous]]),
  );
};
test('[DX963] the counts by département are what the list finds in each, for the same filters', async () => {
  for (const query of ['', '&niveau=SST-1', '&texte=formation', `&date=${ago(151)}`]) {
    const counted = await counts(query.replace('&', '?'));
    const { elements } = await listed(query);
    const byCode = Object.groupBy(elements, ({ codeDepartement }) => String(codeDepartement));
    const found = Object.entries(byCode).map(([code, all = []]) => {
      const open = all.filter(({ ouverture }) => ouverture === 'TOUS');
      return [code, [all.length, open.length]];
    });
    expect([query, counted]).toEqual([query, Object.fromEntries(found)]);
    for (const [code, [total, open] = [0, 0]] of Object.entries(counted)) {
      if (code === 'null') continue;
      const inOne = await listed(`${query}&departement=${code}`);
      expect([code, inOne.total, inOne.elements.length]).toEqual([code, total, total]);
      const opened = await listed(`${query}&departement=${code}&ouverture=TOUS`);
      expect([code, opened.total, opened.elements.length]).toEqual([code, open, open]);
    }
  }
  expect(await counts()).toMatchObject({
    '2A': [1, 0],
    '2B': [1, 1],
    '35': [1, 0],
    '54': [1, 1],
    '971': [1, 1],
    null: [1, 1],
  });
});
test('[DX963] suspended, ended and broken off they are not counted, and a wrong filter is named', async () => {
  expect(Object.keys(await counts())).not.toContain('45');
  expect(await counts(`?date=${ago(151)}`)).toMatchObject({ '45': [1, 1] });
  expect(await counts('?texte=introuvable')).toEqual({});
  for (const [wrong, path] of [
    ['niveau=RIEN-9', 'niveau'],
    ['departement=54', 'departement'],
    ['date=hier', 'date'],
  ]) {
    const answer = await get(`/annuaire/departements?${wrong}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    ]);
  }
});
test('[DX961] the list is narrowed to those that train anybody, or only whom they employ', async () => {
  const all = await names();
  const [open, own] = [await names('&ouverture=TOUS'), await names('&ouverture=SALARIES')];
  expect(own).toEqual(['Breizh Secours Entreprise', 'Rhône Sécurité Conseil']);
  expect([...open, ...own].toSorted()).toEqual(all.toSorted());
  const { elements } = await listed('&ouverture=SALARIES');
  expect(new Set(elements.map(({ ouverture }) => ouverture))).toEqual(new Set(['SALARIES']));
  expect((await get('/annuaire?ouverture=PERSONNE')).status).toBe(400);
});
test('[DX962] a place is the beginning of a postal code or of a word of the town, never of a name', async () => {
  expect(await names('&lieu=971')).toEqual(['Garonne Soins Formation']);
  expect(await names('&lieu=pointe%20a')).toEqual(['Garonne Soins Formation']);
  expect(await names('&lieu=20000%20AJACCIO')).toEqual(['Rhône Sécurité Conseil']);
  expect([await names('&lieu=Garonne'), await names('&lieu=%27'), await names('&lieu=5710')]).toEqual([[], [], []]);
});
test('[DX965] what is counted is kept for a minute, and asked anew after it', async () => {
  const before = await counts('?texte=calanques');
  expect(before).toEqual({ '2B': [1, 1] });
  const { db } = server.services.connection;
  await db.updateTable('entite').set({ code_departement: '974' }).where('ville', '=', 'Bastia').execute();
  now = new Date(now.getTime() + 59_000);
  expect(await counts('?texte=calanques')).toEqual(before);
  // The rows are those of now: a total never tells fewer than are shown.
  expect(await listed('&texte=calanques&departement=974')).toMatchObject({
    total: 1,
    elements: [{ codeDepartement: '974' }],
  });
  now = new Date(now.getTime() + 1000);
  expect(await counts('?texte=calanques')).toEqual({ '974': [1, 1] });
  const answer = await get('/annuaire/departements');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
});
