import type { Call } from '@habilis/api/client/createClient';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { DEMANDE_NATURES, DEMANDE_SORTS, TODO_VIEWS } from '@habilis/api/demande/demandeQuery';
import { demande } from '@habilis/api/demande/endpoints';
import { MOST_COUNTED } from '@habilis/api/wire/List';
import { addDays } from '@habilis/domain/date/addDays';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannedOnce } from '../../../database/plannedOnce.ts';
import type { GivenDemande } from '../../../builders/Population.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { findPage } from '../../../platform/lists/findPage.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { foldText } from '../../../platform/lists/foldText.ts';

let server: TestServer;
let instructeur: Call;

const LEVELS = ['SST-1', 'SST-2', 'PRAPIBC-1', 'PRAP2S-1', 'AMSS4-1', 'GEPO-1'];
/** With the seven administrative ones of the caisse, more than two pages; some are late. */
const AT_THE_CAISSE = [101, 102, 103, 104].flatMap((entite, row) =>
  LEVELS.map((niveau, index): GivenDemande => {
    const age = 20 + 2 * (row * LEVELS.length + index);
    return {
      entite,
      niveau,
      tache: 'instruction',
      age,
      depuis: age,
      formateurs: [],
      ...(row > 1 && { isLibre: true }),
    };
  }),
);
const NOBODY = { age: 40, depuis: 6, formateurs: [] };
const ELSEWHERE: readonly GivenDemande[] = [
  { ...NOBODY, entite: 1, niveau: 'GEPO-1', tache: 'saisie' },
  { ...NOBODY, entite: 1, niveau: 'PRAP2S-1', tache: 'validation_instruction' },
  { ...NOBODY, entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'sous_commission' },
  { ...NOBODY, entite: 3, niveau: 'PRAPIBC-1', tache: 'instruction' },
  { ...NOBODY, entite: 4, niveau: 'AMSS4-1', mode: 'APF', tache: 'validation_demande' },
];

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, demandes: [...AT_THE_CAISSE, ...ELSEWHERE] });
  const { db } = server.services.connection;
  for (const [raisonSociale, tache] of [
    ['Relais Santé Travail', 'da_saisie'],
    ['Charpentes du Der', 'da_validation_rejet'],
  ] as const)
    await db.updateTable('demande_administrative').set({ tache }).where('raison_sociale', '=', raisonSociale).execute();
  instructeur = await actAs(server, 'INS50001');
});
afterAll(() => server.close());

test('[W8] the instructeur has the tasks of his caisse by pages, soonest due first', async () => {
  const first = await instructeur(demande.todoList, {});
  const second = await instructeur(demande.todoList, { query: { page: 2 } });
  expect([first.total, first.elements.length, second.elements.length, second.page]).toEqual([31, 15, 15, 2]);
  const rows = [...first.elements, ...second.elements];
  expect(new Set(rows.map(({ type, id }) => `${type} ${id}`)).size).toBe(30);
  // Both kinds in one order.
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['DA', 'DH']));
  expect(
    rows.every((row) => /^(da_)?instruction$/.test(row.currentTaskDefinitionKey) && row.caisse?.code === 'NORD_EST'),
  ).toBe(true);
  const dates = rows.map(({ dateEcheance }) => dateEcheance ?? '');
  expect(dates).toEqual(dates.toSorted());
  expect((await instructeur(demande.todoList, { query: { page: 9 } })).elements).toEqual([]);
});

test('[G1] owned and free tasks stand in one list: each view has as many rows as its counter says', async () => {
  const counts = await instructeur(demande.todoListCount, {});
  const totals = await Promise.all(
    TODO_VIEWS.map(async (vue) => (await instructeur(demande.todoList, { query: { vue } })).total),
  );
  expect(totals).toEqual([counts.total, counts.lesMiennes, counts.nonAffectees, counts.enRetard]);
  expect(totals.every((total) => total > 0)).toBe(true);
  const late = await instructeur(demande.todoList, { query: { vue: 'en-retard', taille: 200 } });
  expect(late.elements.every(({ dateEcheance }) => (dateEcheance ?? '') < TEST_TODAY)).toBe(true);
  const mine = await instructeur(demande.todoList, { query: { responsable: 'INS50001', taille: 200 } });
  expect(mine.total).toBe(counts.lesMiennes);
  expect(mine.elements.every((row) => row.nomPrenomAssignedUserHabilis === 'Luc Fontaine')).toBe(true);
});

test('those who hold tasks of the list are named, each once, whatever page the list is on', async () => {
  const { responsables } = await instructeur(demande.todoListCount, {});
  const { elements } = await instructeur(demande.todoList, { query: { taille: 200 } });
  const held = elements.flatMap(({ assignedUserHabilisId: id }) => (id === null ? [] : [id]));
  expect(new Set(responsables.map(({ habilisId }) => habilisId))).toEqual(new Set(held));
  expect(new Set(held).size).toBe(responsables.length);
  expect(responsables).toContainEqual({ habilisId: 'INS50001', nomPrenom: 'Luc Fontaine' });
  // An agent of another caisse holds tasks that the caller does not see.
  const other = await (await actAs(server, 'INS50002'))(demande.todoListCount, {});
  expect(other.responsables.map(({ habilisId }) => habilisId)).not.toContain('INS50001');
});

test('every sort works both ways, names without regard to accents', async () => {
  for (const tri of DEMANDE_SORTS) {
    const [up, down] = await Promise.all(
      (['asc', 'desc'] as const).map((ordre) => instructeur(demande.todoList, { query: { tri, ordre, taille: 200 } })),
    );
    expect(up?.elements.map(({ type, id }) => `${type} ${id}`)).toEqual(
      down?.elements.map(({ type, id }) => `${type} ${id}`).toReversed(),
    );
  }
  const { elements } = await instructeur(demande.todoList, { query: { tri: 'raisonSociale', taille: 200 } });
  const names = elements.map(({ raisonSociale }) => foldText(raisonSociale ?? ''));
  expect(names).toEqual(names.toSorted());
});

test('search finds words by their beginnings, whatever capitals and accents, numbers and towns too', async () => {
  const search = async (recherche: string) =>
    (await instructeur(demande.todoList, { query: { recherche, taille: 200 } })).elements;
  expect((await search('ligne droite')).map(({ raisonSociale }) => raisonSociale)).toEqual(['Ligne Droite Formation']);
  expect((await search('SÉCURIT')).map(({ raisonSociale }) => raisonSociale)).toEqual(['Meuse Sécurité Travail']);
  const [any] = await search('');
  expect((await search(any?.numero ?? '?')).map(({ id }) => id)).toContain(any?.id);
  expect((await search('épinal')).every(({ ville }) => ville === 'Épinal')).toBe(true);
  expect(await search("')| & <-> ! %_")).toEqual([]);
  expect(await search('introuvable')).toEqual([]);
});

test('the current list shows what is under way in scope; refused demandes when asked for', async () => {
  const all = await instructeur(demande.currentList, { query: { taille: 200 } });
  const ofDa = all.elements.filter(({ type }) => type === 'DA');
  expect(new Set(ofDa.map(({ currentTaskDefinitionKey }) => currentTaskDefinitionKey))).toEqual(
    new Set(['da_instruction', 'da_complement', 'da_validation_rejet', 'validee', 'da_saisie']),
  );
  // The draft of Metz was never submitted: no caisse has it.
  expect(all.elements.some(({ raisonSociale }) => raisonSociale === 'Moselle Prévention Apprentissage')).toBe(false);
  expect(await instructeur(demande.currentList, { query: { tache: 'refusee' } })).toMatchObject({ total: 1 });
  const repartiteur = await actAs(server, 'REP70001');
  expect((await repartiteur(demande.currentList, {})).total).toBeGreaterThan(all.total);
  const dispositif = await (await actAs(server, 'RDI90001'))(demande.currentList, { query: { taille: 200 } });
  expect(new Set(dispositif.elements.map(({ type }) => type))).toEqual(new Set(['DH']));
  expect(dispositif.elements.every((one) => one.libelleDispositifNiveau?.startsWith('SST'))).toBe(true);
});

test('the current list is narrowed to what an agent holds, to what waits for one, and to what nobody has taken', async () => {
  const numbers = (some: readonly DemandeSummary[]) => new Set(some.map(({ numero }) => numero));
  const idsOf = async (call: Call, query: object) =>
    numbers((await call(demande.currentList, { query: { taille: 200, ...query } })).elements);
  const all = (await instructeur(demande.currentList, { query: { taille: 200 } })).elements;
  const ofAgents = all.filter(({ currentTaskDefinitionKey: tache }) => hasHolder(tache));
  expect(await idsOf(instructeur, { titulaire: 'agent' })).toEqual(numbers(ofAgents));
  const free = ofAgents.filter(({ assignedUserHabilisId }) => assignedUserHabilisId === null);
  expect(free.length).toBeGreaterThan(0);
  expect(await idsOf(instructeur, { titulaire: 'aucun' })).toEqual(numbers(free));
  const held = all.filter(({ assignedUserHabilisId }) => assignedUserHabilisId === 'INS50001');
  expect(held.length).toBeGreaterThan(0);
  expect(await idsOf(instructeur, { responsable: 'INS50001' })).toEqual(numbers(held));
  // Who sees the caisse alone finds nothing by one of its agents.
  const [one] = held;
  const owner = await actAs(server, 'LPF20001');
  expect((await idsOf(owner, {})).size).toBeGreaterThan(0);
  expect(await idsOf(owner, { responsable: one?.assignedUserHabilisId ?? '' })).toEqual(new Set());
});

test('a demandeur sees their own, with the caisse instead of its agents', async () => {
  const demandeur = await actAs(server, 'VAU10002');
  const { elements } = await demandeur(demande.currentList, {});
  expect(elements.filter(({ type }) => type === 'DA')).toMatchObject([
    {
      raisonSociale: 'Établissements Vauclair',
      assignedUserHabilisId: null,
      nomPrenomAssignedUserHabilis: 'Carsat Midi-Pyrénées',
    },
  ]);
  expect(await demandeur(demande.todoListCount, {})).toEqual({
    total: 0,
    lesMiennes: 0,
    nonAffectees: 0,
    enRetard: 0,
    responsables: [],
  });
  const newcomer = await actAs(server, 'MPA10013');
  expect(await newcomer(demande.todoListCount, {})).toMatchObject({ total: 1, lesMiennes: 1, nonAffectees: 0 });
  const manager = await actAs(server, 'RCA60001');
  expect(await manager(demande.todoListCount, {})).toMatchObject({ total: 2 });
});

test('a page too large or a sort that does not exist is 400', async () => {
  expect(await refusal(instructeur(demande.todoList, { query: { taille: 201 } }))).toMatchObject({ status: 400 });
  expect(await refusal(instructeur(demande.todoList, { query: { tri: 'poids' as 'numero' } }))).toMatchObject({
    status: 400,
    errors: [{ path: 'tri' }],
  });
});

const keyOf = ({ type, id }: DemandeSummary): string => `${type} ${id}`;

test('[LI2] each filter leaves those that meet it, of both kinds, and no other', async () => {
  const repartiteur = await actAs(server, 'REP70001');
  const list = async (query: NonNullable<Parameters<typeof repartiteur<typeof demande.currentList>>[1]>['query']) =>
    (await repartiteur(demande.currentList, { query: { taille: 200, ...query } })).elements;
  const all = await list({});
  const meets = async (query: Parameters<typeof list>[0], isMet: (row: DemandeSummary) => boolean) => {
    const expected = all.filter(isMet).map(keyOf);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect((await list(query)).map(keyOf)).toEqual(expected);
  };
  for (const nature of DEMANDE_NATURES) await meets({ nature }, ({ mode }) => (mode ?? 'DA') === nature);
  await meets({ caisse: 'NORD_EST' }, ({ caisse }) => caisse?.code === 'NORD_EST');
  await meets({ echeance: 'depassee' }, ({ dateEcheance: due }) => due !== null && due < TEST_TODAY);
  const last = addDays(TEST_TODAY, 30);
  await meets({ echeance: '30' }, ({ dateEcheance: due }) => due !== null && due >= TEST_TODAY && due <= last);
  await meets({ soumiseDu: '2026-10-01', soumiseAu: '2026-10-31' }, ({ dateLastSoumission: day }) =>
    Boolean(day?.startsWith('2026-10')),
  );
  const niveaux = await server.services.connection.db.selectFrom('dispositif_niveau').selectAll().execute();
  const sst = niveaux.find(({ code }) => code === 'SST-1');
  await meets({ niveau: 'SST-1' }, (row) => row.libelleDispositifNiveau === `SST – ${sst?.niveau}`);
  await meets({ dispositifId: String(sst?.dispositif_id) }, (row) =>
    Boolean(row.libelleDispositifNiveau?.startsWith('SST – ')),
  );
});

const linesOf = async ({ blob }: { readonly blob: Blob }): Promise<string[][]> =>
  (await blob.text())
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'));

test('[LI3] the file of a list holds its filters, its order and the columns asked for, over all its pages', async () => {
  const query = { tri: 'raisonSociale', ordre: 'desc', echeance: '30' } as const;
  const { elements } = await instructeur(demande.todoList, { query: { ...query, taille: 200 } });
  expect(elements.length).toBeGreaterThan(15);
  const columns = { colonnes: 'numero,dateEcheance,ville,nature', format: 'csv' } as const;
  const file = await instructeur(demande.exportTodoList, { query: { ...query, ...columns } });
  expect(file.filename).toBe(`taches-${TEST_TODAY}.csv`);
  const natures = { DA: 'Dossier administratif', INI: 'Première habilitation', REN: 'Renouvellement' };
  expect(await linesOf(file)).toEqual([
    ['Numéro', 'Échéance', 'Ville', 'Nature'],
    ...elements.map((row) => [
      row.numero,
      row.dateEcheance,
      row.ville ?? '',
      row.mode === 'APF' ? 'Ajout d’une plateforme' : natures[row.mode ?? 'DA'],
    ]),
  ]);
  const { blob } = await instructeur(demande.exportCurrentList, {});
  expect((await blob.text()).slice(0, 2)).toBe('PK');
});

test('[LI3] a demandeur’s file names the caisse where an agent’s names its agents', async () => {
  const query = { colonnes: 'numero,responsable', format: 'csv' } as const;
  const demandeur = await actAs(server, 'VAU10002');
  const lines = await linesOf(await demandeur(demande.exportCurrentList, { query: { ...query, nature: 'DA' } }));
  expect(lines.slice(1).map(([, holder]) => holder)).toEqual(['Carsat Midi-Pyrénées']);
});

test('[LI3] a draft that has no niveau yet says so in the file as on the screen', async () => {
  const demandeur = await actAs(server, 'LPF20001');
  const { db } = server.services.connection;
  const { id, dispositif_niveau_id } = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'dispositif_niveau_id'])
    .where('tache', '=', 'saisie')
    .executeTakeFirstOrThrow();
  const choose = (niveauId: number | null) =>
    db.updateTable('demande_habilitation').set({ dispositif_niveau_id: niveauId }).where('id', '=', id).execute();
  await choose(null);
  const query = { colonnes: 'numero,niveau', format: 'csv', nature: 'INI' } as const;
  const lines = await linesOf(await demandeur(demande.exportCurrentList, { query }));
  await choose(dispositif_niveau_id);
  expect(lines).toContainEqual(['Brouillon', 'Niveau à choisir']);
});

test('[LI5] the trail keeps who took which list, its columns and its number of lines', async () => {
  await instructeur(demande.exportTodoList, { query: { vue: 'les-miennes', colonnes: 'numero', format: 'csv' } });
  const { total } = await instructeur(demande.todoList, { query: { vue: 'les-miennes' } });
  const entry = await server.services.connection.db
    .selectFrom('audit')
    .innerJoin('personne', 'personne.id', 'audit.personne_id')
    .select(['audit.action', 'audit.detail', 'personne.habilis_id'])
    .orderBy('audit.id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({
    action: 'liste-exportee',
    detail: { liste: 'taches', format: 'csv', colonnes: ['numero'], lignes: total },
    habilis_id: 'INS50001',
  });
});

test('[LI6] a filter, a column or a format that the list does not know is 400 and named', async () => {
  const senseless = {
    nature: 'XX',
    echeance: 'hier',
    soumiseDu: '2026-13-01',
    soumiseAu: '0002-11-01',
    dispositifId: '-1',
    tache: 'inconnue',
    caisse: 'LUNE',
    niveau: 'LUNE-A',
    poids: '3',
  };
  const { request } = await server.signIn('INS50001');
  for (const [name, value] of Object.entries(senseless)) {
    const answer = await request('GET', `/demande/current-list?${name}=${value}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ path: name }] }]);
  }
  expect(await refusal(instructeur(demande.exportTodoList, { query: { colonnes: 'numero,poids' } }))).toMatchObject({
    status: 400,
    errors: [{ path: 'colonnes.1' }],
  });
  expect(await refusal(instructeur(demande.exportTodoList, { query: { format: 'pdf' as 'csv' } }))).toMatchObject({
    status: 400,
    errors: [{ path: 'format' }],
  });
});

test('[LI6] a search by a body refuses a filter that it does not know, by its name, instead of answering everything', async () => {
  const refused = async (habilisId: string, path: string, body: object) => {
    const answer = await (await server.signIn(habilisId)).request('POST', path, body);
    const { errors } = (await answer.json()) as { errors?: { path: string }[] };
    return [path, answer.status, ...(errors ?? []).map((error) => error.path)];
  };
  for (const path of [
    '/session-certification/search',
    '/certificat/search',
    '/certificat-formateur/search',
    '/modele-certificat/search',
    '/modele-certificat/formateurs',
    '/dispositif-niveau/search',
    '/entite/search',
  ]) {
    expect(await refused('ADM92001', path, { poids: 3, taile: 5 })).toEqual([path, 400, 'poids', 'taile']);
    expect(await refused('ADM92001', path, { taille: 5 })).toEqual([path, 200]);
  }
});

test('[LI760] every list refuses a parameter that it does not know, by its name, and a value too', async () => {
  const { request } = await server.signIn('RDI90001');
  const refused = async (path: string) => {
    const answer = await request('GET', path);
    const { errors } = (await answer.json()) as { errors?: { path: string }[] };
    return [path, answer.status, ...(errors ?? []).map((error) => error.path)];
  };
  const lists = ['/entite/export', '/habilitation/', '/annuaire', '/annuaire/export'];
  for (const path of [
    ...lists,
    '/demande/current-list',
    '/demande/current-list/export',
    '/mrp/',
    '/alerte/',
    '/faq/guest/categorie/',
  ])
    expect(await refused(`${path}?poids=3&taile=5`)).toEqual([path + '?poids=3&taile=5', 400, 'poids', 'taile']);
  for (const search of ['/annuaire?niveau=LUNE', '/habilitation/?niveau=LUNE', '/entite/export?niveau=LUNE'])
    expect(await refused(search)).toEqual([search, 400, 'niveau']);
  expect(await refused('/annuaire?departement=540&date=0002-01-01')).toEqual([
    '/annuaire?departement=540&date=0002-01-01',
    400,
    'date',
    'departement',
  ]);
});

test('the beginning of a number finds it, as it is written or in small letters', async () => {
  const repartiteur = await actAs(server, 'REP70001');
  const { elements } = await repartiteur(demande.currentList, { query: { nature: 'DA', tri: 'numero', taille: 200 } });
  const numero = elements[0]?.numero ?? '';
  const expected = elements.filter((one) => one.numero?.startsWith(numero.slice(0, -1)));
  const found = await repartiteur(demande.currentList, {
    query: { recherche: ` ${numero.slice(0, -1).toLowerCase()}`, tri: 'numero', taille: 200 },
  });
  expect(found.elements).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});

test('what lists are ordered by follows the person and the entite that it comes from', async () => {
  const trx = await server.services.connection.db.startTransaction().execute();
  try {
    await sql`update personne set nom = 'Œuvrard' where habilis_id = 'INS50001'`.execute(trx);
    await sql`update demande_administrative set assigne_id = null where id = (select min(id) from demande_administrative
      where assigne_id is not null)`.execute(trx);
    await sql`update entite set raison_sociale = 'École ' || raison_sociale, caisse_id = 1`.execute(trx);
    const { rows: holders } = await sql<{ kept: string | null; held: string | null }>`
      select responsable_tri as kept, nom_tri as held from (
        select assigne_id, responsable_tri from demande_administrative
        union all select assigne_id, responsable_tri from demande_habilitation) demande
      left join personne on personne.id = assigne_id`.execute(trx);
    expect(holders.map(({ kept }) => kept)).toEqual(holders.map(({ held }) => held));
    expect(holders.some(({ kept }) => kept === 'oeuvrard luc')).toBe(true);
    const { rows } = await sql<{ kept: unknown; held: unknown }>`
      select json_build_array(entite_nom_tri, entite_caisse_id) as kept, json_build_array(nom_tri, caisse_id) as held
      from habilitation join entite on entite.id = entite_id`.execute(trx);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ held }) => held));
  } finally {
    await trx.rollback().execute();
  }
});

test('[LI4] a list longer than the setting does not leave as a file', async () => {
  const { db } = server.services.connection;
  await db.insertInto('parametre').values({ cle: 'nombreMaxLignesExport', valeur: '29' }).execute();
  await expect
    .poll(() => refusal(instructeur(demande.exportTodoList, { query: { format: 'csv' } })).catch(() => null))
    .toMatchObject({ status: 400, title: 'export.trop-de-lignes' });
  const shorter = await instructeur(demande.exportTodoList, { query: { vue: 'les-miennes', format: 'csv' } });
  expect((await linesOf(shorter)).length).toBeLessThanOrEqual(30);
});

/** Rows without a table: keys repeat every thousand, and every thirteenth row has none. */
const cleOf = (id: number) => (id % 13 === 0 ? null : (id * 7) % 1000);
const series = (genre: string, length: number) =>
  server.services.connection.db
    .selectNoFrom([
      sql<string>`${genre}::text`.as('genre'),
      sql<number>`generate_series(1, ${length}::integer)`.as('id'),
    ])
    .as('serie');
const sourceOf = (genre: string, length: number) =>
  server.services.connection.db
    .selectFrom(series(genre, length))
    .select(['genre', 'id', sql`case when id % 13 <> 0 then (id * 7) % 1000 end`.as('cle')]);

/** The same rows, sorted without a database. */
function expected(lengths: Readonly<Record<string, number>>, ordre: 'asc' | 'desc', isNullLast: boolean): string[] {
  const isNullHighest = ordre === 'asc' || !isNullLast;
  const rows = Object.entries(lengths).flatMap(([genre, length]) =>
    Array.from({ length }, (_, rank) => ({ genre, id: rank + 1, cle: cleOf(rank + 1) ?? (isNullHighest ? 1e9 : -1) })),
  );
  const up = rows.toSorted((a, b) => a.cle - b.cle || (a.genre < b.genre ? -1 : a.genre > b.genre ? 1 : a.id - b.id));
  return (ordre === 'asc' ? up : up.toReversed()).map(({ genre, id }) => `${genre} ${id}`);
}

test('a word finds the same demandes in the order of their entites as in any other, whether the name begins with it or holds it', async () => {
  const { elements: all } = await instructeur(demande.todoList, { query: { taille: 200 } });
  const words = new Set(all.flatMap(({ raisonSociale }) => foldText(raisonSociale ?? '').split(' ')));
  const found = new Map<string, string[]>();
  for (const word of words) {
    for (const recherche of [word, word.slice(0, 5)]) {
      const inOrder = async (tri: 'numero' | 'raisonSociale', ordre: 'asc' | 'desc') =>
        (await instructeur(demande.todoList, { query: { recherche, tri, ordre, taille: 200 } })).elements;
      const byName = await inOrder('raisonSociale', 'desc');
      const names = byName.map(({ raisonSociale }) => foldText(raisonSociale ?? ''));
      expect(names).toEqual(names.toSorted().toReversed());
      const keyOf = ({ type, id }: DemandeSummary) => `${type} ${id}`;
      const keys = byName.map(keyOf);
      expect(keys.toSorted()).toEqual((await inOrder('numero', 'asc')).map(keyOf).toSorted());
      expect((await inOrder('raisonSociale', 'asc')).map(keyOf).toSorted()).toEqual(keys.toSorted());
      found.set(recherche, names);
    }
  }
  // Of some words one name begins with it and another holds it.
  const isMixed = [...found].some(
    ([word, names]) => names.some((name) => name.startsWith(word)) && names.some((name) => !name.startsWith(word)),
  );
  expect(isMixed).toBe(true);
});

test.for([
  { name: 'one kind, as many as are counted', DA: MOST_COUNTED, DH: 0 },
  { name: 'two kinds, few of one', DA: 300, DH: MOST_COUNTED + 1 },
  { name: 'two kinds, few of each and many together', DA: 6000, DH: 6000 },
])('a list of about as many as are counted has the pages of one that is sorted whole: $name', async ({ DA, DH }) => {
  const { db } = server.services.connection;
  const whole = DA + DH;
  const counted = [Math.min(whole, MOST_COUNTED), whole > MOST_COUNTED];
  const ways = [
    { ordre: 'asc', isNullLast: true },
    { ordre: 'desc', isNullLast: true },
    { ordre: 'desc', isNullLast: false },
  ] as const;
  for (const way of ways) {
    const rows = expected({ DA, DH }, way.ordre, way.isNullLast);
    for (const from of [140, whole - 7]) {
      const found = await findPage(db, [sourceOf('DA', DA), sourceOf('DH', DH)], { ...way, from, most: 15 });
      expect(found.keys.map(({ genre, id }) => `${genre} ${id}`)).toEqual(rows.slice(from, from + 15));
      expect([found.total, found.totalDepasse ?? false]).toEqual(counted);
    }
  }
});

const LATE = { isBorne: (cle: number) => cle >= 500, sql: sql<boolean>`id * 7 % 1000 >= 500` };
const EVEN = { isBorne: (cle: number) => cle % 2 === 0, sql: sql<boolean>`id * 7 % 2 = 0` };
const MANY = 2 * MOST_COUNTED + 100;

test.for([
  { name: 'from the beginning of the order', borne: EVEN, DA: MANY, DH: 0 },
  { name: 'late in the order', borne: LATE, DA: MANY, DH: 0 },
  { name: 'from the beginning of the order, few of the first kind', borne: EVEN, DA: 300, DH: MANY },
  { name: 'late in the order, few of the first kind', borne: LATE, DA: 300, DH: MANY },
  { name: 'few of each kind and many together', borne: EVEN, DA: 12_000, DH: 12_000 },
])('words that many hold are found in the order of the list: $name', async ({ borne, DA, DH }) => {
  const { db } = server.services.connection;
  const sources = [sourceOf('DA', DA), sourceOf('DH', DH)].map((rows) => rows.select(borne.sql.as('found')));
  for (const [ordre, isNullLast, from] of [
    ['asc', true, 45],
    ['asc', true, MOST_COUNTED - 15],
    ['desc', true, 0],
    ['desc', false, 900],
  ] as const) {
    const rows = expected({ DA, DH }, ordre, isNullLast).filter((key) =>
      borne.isBorne((Number(key.slice(3)) * 7) % 1000),
    );
    const found = await findPage(db, sources, { ordre, isNullLast, from, most: 15, isSearched: true });
    expect(found.keys.map(({ genre, id }) => `${genre} ${id}`)).toEqual(rows.slice(from, from + 15));
    expect([found.total, found.totalDepasse]).toEqual([MOST_COUNTED, true]);
  }
});

test('a list counts no further than it is told, and its first rows are those of the whole', async () => {
  const { db } = server.services.connection;
  const slice = { ordre: 'asc', isNullLast: true, from: 0, most: 15, mostCounted: 1000 } as const;
  const few = await findPage(db, [sourceOf('DA', 400), sourceOf('DH', 600)], slice);
  expect(few.keys.map(({ genre, id }) => `${genre} ${id}`)).toEqual(
    expected({ DA: 400, DH: 600 }, 'asc', true).slice(0, 15),
  );
  expect([few.total, few.totalDepasse]).toEqual([1000, undefined]);
  const many = await findPage(db, [sourceOf('DA', 400), sourceOf('DH', MANY)], slice);
  expect(many.keys.map(({ genre, id }) => `${genre} ${id}`)).toEqual(
    expected({ DA: 400, DH: MANY }, 'asc', true).slice(0, 15),
  );
  expect([many.total, many.totalDepasse]).toEqual([1000, true]);
});

test('a question that says so is planned once by a connection, whatever it looks for', async () => {
  await server.services.connection.db.connection().execute(async (db) => {
    const labelOf = (code: string) => plannedOnce(db, db.selectFrom('mrp').select('libelle').where('code', '=', code));
    expect(await labelOf('NORD_EST')).not.toEqual(await labelOf('CRAMIF'));
    const { rows } = await sql<{ uses: number }>`select (generic_plans + custom_plans)::integer as uses
      from pg_prepared_statements where statement like 'select "libelle" from "mrp" where "code" = $1'`.execute(db);
    expect(rows).toEqual([{ uses: 2 }]);
  });
});
