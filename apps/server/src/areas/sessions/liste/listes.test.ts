import { account } from '@habilis/api/account/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { BodyOf } from '@habilis/api/endpoint';
import { recherche } from '@habilis/api/recherche/endpoints';
import type { GroupeTrouve } from '@habilis/api/recherche/Recherche';
import { SESSION_SORTS, sessionCertification } from '@habilis/api/session-certification/endpoints';
import { MOST_COUNTED } from '@habilis/api/wire/List';
import { addDays } from '@habilis/domain/date/addDays';
import { SESSION_VUE_KEYS, SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenSession, GivenStagiaire } from '../../../builders/Population.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';

type Asked = Partial<BodyOf<typeof sessionCertification.search>>;

let server: TestServer;
let g: Call;
let admin: Call;
const db = () => server.services.connection.db;

const NANCY = { type: 'LOCAUX', adresse: '12 rue des Carmes', codePostal: '54000', ville: 'Nancy' } as const;
const named = (nom: string, prenom: string, changes: Partial<GivenStagiaire> = {}): GivenStagiaire => ({
  nom,
  prenom,
  naissance: '1990-04-12',
  ...changes,
});
const LORRAINE = {
  entite: 1,
  niveau: 'SST-1',
  mode: 'INI',
  animateur: 'FOR40001',
  auteur: 'LPF20001',
  lieu: NANCY,
} as const;
const NORD = { ...LORRAINE, entite: 4, niveau: 'AMSS4-1', animateur: 'FOR40003', auteur: 'NAP20003' } as const;
const AT_LILLE = { plateforme: 'Lille' };

/** In each state, under three entites, led by three formateurs. */
const SESSIONS: readonly GivenSession[] = [
  { ...LORRAINE, etat: 'SAISIE', jours: [-20, -21], stagiaires: [named('Petit', 'Jean', { inconnu: true })] },
  { ...LORRAINE, etat: 'RESULTATS', jours: [2, 1], stagiaires: [named('Marchand', 'Élodie'), named('Roux', 'Anne')] },
  { ...LORRAINE, etat: 'RESULTATS', jours: [-3, -4], animateur: 'FOR40002', stagiaires: [named('Roux', 'Élodie')] },
  {
    ...LORRAINE,
    etat: 'VERIFICATION',
    jours: [86, 85],
    stagiaires: [named('O’Connor', 'Liam'), named('Gomez', 'Inès', { resultat: 'NON_ADMIS' })],
  },
  {
    ...LORRAINE,
    etat: 'CLOTUREE',
    mode: 'MAC',
    jours: [200, 199],
    lieu: { horsDeFrance: 'Calle Mayor 12, Saint-Sébastien' },
    stagiaires: [
      named('Marchand', 'Élodie'),
      named('Gomez', 'Inès', { resultat: 'NON_ADMIS', motif: 'Épreuve 2' }),
      named('Roux', 'Anne', { resultat: 'ABSENT' }),
    ],
  },
  { ...LORRAINE, etat: 'CLOTUREE', niveau: 'PRAPIBC-1', jours: [120, 118], stagiaires: [named('Nguyễn', 'Li')] },
  { ...LORRAINE, etat: 'SUPPRIMEE', jours: [130, 129] },
  { ...NORD, etat: 'SAISIE', jours: [-40, -41], lieu: AT_LILLE },
  { ...NORD, etat: 'VERIFICATION', jours: [20, 18], lieu: AT_LILLE },
  { ...NORD, etat: 'CLOTUREE', jours: [300, 299], lieu: { plateforme: 'Arras' }, stagiaires: [named('Lô', 'Éric')] },
  { ...LORRAINE, entite: 6, animateur: 'FOR40002', auteur: 'LPF20001', etat: 'RESULTATS', jours: [10, 9] },
];

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [
      ['FOR40001', 'SST-2', 400, 695],
      ['FOR40001', 'PRAPIBC-1', 400, 20],
      ['FOR40002', 'SST-2', 900, 20],
    ],
    sessions: SESSIONS,
  });
  g = await actAs(server, 'LPF20001');
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

const find = (by: Call, asked: Asked = {}) => by(sessionCertification.search, { body: { taille: 200, ...asked } });
const numbers = async (by: Call, asked: Asked = {}) => (await find(by, asked)).elements.map(({ numero }) => numero);
const counted = async (by: Call, asked: Asked = {}) => (await find(by, asked)).total;
/** How many sessions of the database meet a condition. */
const stored = async (condition = sql<boolean>`true`) =>
  (
    await db()
      .selectFrom('session_certification')
      .where(condition)
      .where('etat', '<>', 'SUPPRIMEE')
      .select(sql<number>`count(*)::integer`.as('nb'))
      .executeTakeFirstOrThrow()
  ).nb;

test('[SC21][P39] each role lists, counts and exports the sessions of its scope alone', async () => {
  const totals = async (habilisId: string, role?: string) => {
    const by = await actAs(server, habilisId, role);
    const { vues } = await by(sessionCertification.compteurs, {});
    const total = await counted(by);
    expect([habilisId, vues.toutes]).toEqual([habilisId, total]);
    const file = await by(sessionCertification.export, { query: { format: 'csv', colonnes: 'numero' } });
    expect((await file.blob.text()).trim().split('\n').length - 1).toBe(total);
    return total;
  };
  const all = await stored();
  expect(all).toBe(10);
  for (const habilisId of ['ADM92001', 'SUP93001', 'REP70001', 'CNH91001']) expect(await totals(habilisId)).toBe(all);
  // Own entite; delegations of one niveau; sessions that one leads.
  expect([await totals('LPF20001'), await totals('NAP20003'), await totals('RSC20002')]).toEqual([6, 3, 0]);
  expect([await totals('DEL30001'), await totals('DEL30002')]).toEqual([5, 1]);
  expect([await totals('FOR40001'), await totals('FOR40002'), await totals('FOR40003')]).toEqual([5, 2, 3]);
  // A caisse; a dispositif, as its responsable and as its expert.
  const ofCaisse = await stored(sql`caisse_id = (select id from mrp where code = 'NORD_EST')`);
  expect([await totals('INS50001'), await totals('RCA60001')]).toEqual([ofCaisse, ofCaisse]);
  expect(ofCaisse).toBe(6);
  expect([await totals('RDI90001'), await totals('RDI90002'), await totals('EXP80002')]).toEqual([6, 3, 3]);
});

test('[W7][SC800] what waits for a role is what it may submit, and is counted as it is listed', async () => {
  const waiting = async (habilisId: string) => {
    const by = await actAs(server, habilisId);
    const { elements, total } = await by(sessionCertification.todoList, { query: { taille: 200 } });
    expect(await by(sessionCertification.todoListCount, {})).toEqual({ total });
    return elements.map(({ etat, numero }) => `${etat} ${(numero ?? '').slice(0, 6)}`).toSorted();
  };
  expect(await waiting('LPF20001')).toEqual(['SAISIE S-2026', 'VERIFICATION S-2026']);
  expect(await waiting('DEL30001')).toEqual(['SAISIE S-2026', 'VERIFICATION S-2026']);
  expect(await waiting('NAP20003')).toEqual([expect.stringMatching('SAISIE'), 'VERIFICATION S-2026']);
  // One is over; that of next week is still to be held.
  expect(await waiting('FOR40001')).toEqual(['RESULTATS S-2026']);
  expect(await waiting('FOR40002')).toEqual(['RESULTATS S-2026']);
  expect(await waiting('INS50001')).toEqual([]);
  const { id: roleId } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.id')
    .where('habilis_id', '=', 'INS50001')
    .executeTakeFirstOrThrow();
  const draft = db()
    .updateTable('session_certification')
    .where('etat', '=', 'SAISIE')
    .where('entite_nom_tri', 'like', 'lorraine%');
  await draft.set({ ouverte_par_role_id: roleId, ouverte_par_role: 'I' }).execute();
  expect(await waiting('INS50001')).toEqual(['SAISIE S-2026']);
  expect(await waiting('LPF20001')).toEqual(['SAISIE S-2026', 'VERIFICATION S-2026']);
  await draft.set({ ouverte_par_role_id: null, ouverte_par_role: 'G' }).execute();
  // A caisse has those that nobody else is left to finish.
  expect(await waiting('RCA60001')).toEqual([]);
  for (const habilisId of ['ADM92001', 'REP70001', 'EXP80002']) {
    const by = await actAs(server, habilisId);
    expect(await refusal(by(sessionCertification.todoList, {}))).toMatchObject({ status: 403 });
    expect(await refusal(by(sessionCertification.todoListCount, {}))).toMatchObject({ status: 403 });
  }
});

test('[SC802] each view has as many sessions as its counter says; deleted ones are shown on demand alone', async () => {
  for (const by of [g, admin]) {
    const { vues, imminentes } = await by(sessionCertification.compteurs, {});
    for (const vue of SESSION_VUE_KEYS) {
      const { elements, total } = await find(by, { vue });
      expect([vue, total]).toEqual([vue, vues[vue]]);
      expect(elements.every(({ etat }) => SESSION_VUES[vue].some((one) => one === etat))).toBe(true);
    }
    expect(imminentes).toBe(await counted(by, { vue: 'en-cours', suppressionAvant: addDays(TODAY, 8) }));
    expect(imminentes).toBe(1);
  }
  expect((await find(g)).elements.map(({ etat }) => etat)).not.toContain('SUPPRIMEE');
  expect((await find(g, { etat: 'SUPPRIMEE' })).elements.map(({ etat }) => etat)).toEqual(['SUPPRIMEE']);
  expect(await find(g, { etat: 'SUPPRIMEE', vue: 'en-cours' })).toMatchObject({ total: 0, elements: [] });
  expect(await counted(g, { etat: 'RESULTATS', vue: 'en-cours' })).toBe(2);
  const { animateurs } = await g(sessionCertification.compteurs, {});
  expect(animateurs).toEqual([
    { habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' },
    { habilisId: 'FOR40002', nomPrenom: 'Marc Thévenot' },
  ]);
  const rename = (habilisId: string, nom: string) =>
    db().updateTable('personne').set({ nom }).where('habilis_id', '=', habilisId).execute();
  // By the folded name, whatever the order of the database.
  await rename('FOR40001', 'Zénith');
  await rename('FOR40002', 'écho');
  const renamed = await g(sessionCertification.compteurs, {});
  expect(renamed.animateurs.map(({ habilisId }) => habilisId)).toEqual(['FOR40002', 'FOR40001']);
  await rename('FOR40001', 'Perrin');
  await rename('FOR40002', 'Thévenot');
  expect((await admin(sessionCertification.compteurs, {})).animateurs).toEqual([]);
});

test('a line tells the session, its place in France or abroad, and how many came', async () => {
  const [abroad] = (await find(g, { mode: 'MAC' })).elements;
  expect(abroad).toMatchObject({
    etat: 'CLOTUREE',
    raisonSociale: 'Lorraine Prévention Formation',
    libelleDispositifNiveau: expect.stringMatching(/^SST – /),
    dispositif: 'SST',
    dateSession: addDays(TODAY, -200),
    dateFinSession: addDays(TODAY, -199),
    heureDebut: '08:30',
    lieuFormation: 'HF',
    lieu: 'Calle Mayor 12, Saint-Sébastien',
    animateurNomPrenom: 'Julie Perrin',
    nbStagiaires: 3,
    nbAdmis: 1,
  });
  const [draft] = (await find(g, { etat: 'SAISIE' })).elements;
  expect(draft).toMatchObject({ lieu: 'Nancy', lieuFormation: 'FR', nbStagiaires: 1, nbAdmis: 0 });
});

test('[SC801] words find the number, the entite, the formateur, the place and any stagiaire, by name or identifier', async () => {
  const [any] = (await find(g, { etat: 'CLOTUREE', mode: 'MAC' })).elements;
  const numero = any?.numero ?? '';
  for (const typed of [
    numero,
    numero.toLowerCase(),
    numero.replaceAll('-', ' '),
    numero.replaceAll('-', ''),
    numero.replace(/-0+/, '-'),
  ]) {
    expect([typed, await numbers(g, { recherche: typed })]).toEqual([typed, [numero]]);
  }
  expect(await counted(g, { recherche: numero.slice(0, 6) })).toBe(
    await stored(sql`numero like ${`${numero.slice(0, 6)}%`} and entite_nom_tri like 'lorraine%'`),
  );
  const found = (recherche: string, by = admin) => counted(by, { recherche });
  expect([
    await found('lorraine prév'),
    await found('LORRAINE', g),
    await found('lorraine', await actAs(server, 'NAP20003')),
  ]).toEqual([6, 6, 0]);
  expect([await found('thevenot'), await found('FOR40001'), await found('for4000')]).toEqual([2, 5, 10]);
  expect([await found('nancy'), await found('saint-séb'), await found('54000'), await found('lille')]).toEqual([
    6, 1, 6, 2,
  ]);
  expect([
    await found('élodie'),
    await found('ELODIE marchand'),
    await found("o'connor"),
    await found('nguyen'),
  ]).toEqual([3, 2, 1, 1]);
  // Of those who are inscribed and not known yet too.
  expect(await found('petit jean')).toBe(1);
  // Élodie is a Marchand, Anne a Roux: two stagiaires are not taken for one, but a Roux and Élodie Roux are found.
  expect([
    await found('élodie roux'),
    await found('anne marchand'),
    await found('marchand nancy'),
    await found('marchand lorraine li'),
  ]).toEqual([1, 0, 1, 0]);
  const { habilis_id: known } = await db()
    .selectFrom('stagiaire')
    .select('habilis_id')
    .where('nom', '=', 'Lô')
    .executeTakeFirstOrThrow();
  expect([await found(known), await found(known.toLowerCase()), await found(known, g)]).toEqual([1, 1, 0]);
  expect([await found('introuvable'), await found("')| & <-> ! %_"), await found('%'), await found('_')]).toEqual([
    0, 0, 0, 0,
  ]);
  expect([await found('l'), await found('l élodie')]).toEqual([await found('l'), await found('élodie l')]);
});

test('[SC801] what is looked for along an order, in the index or row by row is found alike', async () => {
  const rdi = await actAs(server, 'RDI90001');
  for (const recherche of [
    'élodie',
    'roux',
    'marchand élodie',
    'li',
    'o connor liam',
    'lorraine',
    'nancy',
    'l',
    '2026',
  ]) {
    // The responsable of a dispositif asks the index, those of its own entites look through their rows.
    const ofNetwork = await numbers(rdi, { recherche, tri: 'numero' });
    const walked = [
      ...(await numbers(g, { recherche, niveau: 'SST-1', tri: 'numero' })),
      ...(await numbers(await actAs(server, 'DEL30002'), { recherche, tri: 'numero' })),
    ];
    expect([recherche, ofNetwork]).toEqual([
      recherche,
      walked.toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1)),
    ]);
  }
});

test('[SC801] words are found within a caisse and a niveau, those of the scope as those of the filters', async () => {
  const NARROWED: readonly Asked[] = [
    {},
    { caisse: 'NORD_EST' },
    { niveau: 'SST-1' },
    { caisse: 'NORD_EST', niveau: 'PRAPIBC-1' },
  ];
  const counts = [];
  for (const habilisId of ['INS50001', 'RCA60001', 'RDI90001', 'RDI90002', 'REP70001', 'ADM92001']) {
    const by = await actAs(server, habilisId);
    for (const asked of NARROWED) {
      const search = async (words?: string) =>
        (await by(sessionCertification.search, { body: { taille: 200, ...asked, recherche: words } })).elements;
      const among = (await search()).filter(({ lieu }) => lieu === 'Nancy').length;
      expect([habilisId, asked, (await search('nancy')).length]).toEqual([habilisId, asked, among]);
      counts.push(among);
    }
  }
  expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts) + 2);
});

test('[SC802] filters narrow a list, together and each alone', async () => {
  const [ofMac] = (await find(admin, { mode: 'MAC' })).elements;
  expect(await counted(admin, { mode: 'MAC' })).toBe(1);
  expect([await counted(admin, { niveau: 'SST-1' }), await counted(admin, { niveau: 'AMSS4-1', mode: 'INI' })]).toEqual(
    [6, 3],
  );
  expect(await refusal(find(admin, { niveau: 'SST-9' }))).toMatchObject({ status: 400, title: 'donnees-invalides' });
  expect(await counted(admin, { caisse: 'NORD_EST' })).toBe(6);
  expect([await counted(admin, { animateur: 'FOR40002' }), await counted(admin, { animateur: 'ZZZ99999' })]).toEqual([
    2, 0,
  ]);
  expect(await counted(admin, { habilitationId: ofMac?.habilitationId ?? 0 })).toBe(5);
  const { id } = await db()
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'PRAPIBC-1')
    .executeTakeFirstOrThrow();
  expect(await counted(admin, { dispositifNiveauId: id })).toBe(1);
  expect(await counted(g, { animateur: 'FOR40001', vue: 'en-cours', recherche: 'nancy' })).toBe(3);
});

test('[SC802] a formateur filters by the niveaux of the sessions that they lead', async () => {
  const niveauxOf = async (habilisId: string) =>
    (await (await actAs(server, habilisId))(dispositifNiveau.withHabilitations, {})).map(({ code }) => code).toSorted();
  expect(await niveauxOf('FOR40001')).toEqual(['PRAPIBC-1', 'SST-1']);
  expect(await niveauxOf('FOR40002')).toEqual(['SST-1']);
  expect(await niveauxOf('FOR40003')).toEqual(['AMSS4-1']);
});

test('[SC802] a period holds the sessions that take place on one of its days', async () => {
  const days = (du: number, au: number) => counted(g, { dateDebut: addDays(TODAY, -du), dateFin: addDays(TODAY, -au) });
  // From 120 to 118 days ago.
  expect([
    await days(122, 121),
    await days(121, 120),
    await days(119, 119),
    await days(118, 117),
    await days(117, 116),
  ]).toEqual([0, 1, 1, 1, 0]);
  expect(await counted(g, { dateDebut: addDays(TODAY, 1) })).toBe(2);
  expect(await counted(g, { dateFin: addDays(TODAY, -199) })).toBe(1);
});

test('[SC802] every order works both ways, by pages, names without regard to accents', async () => {
  for (const by of [g, admin]) {
    for (const tri of SESSION_SORTS) {
      const up = await numbers(by, { tri });
      expect((await numbers(by, { tri, ordre: 'desc' })).toReversed()).toEqual(up);
      const pages = await Promise.all([1, 2, 3, 4].map((page) => numbers(by, { tri, page, taille: 3 })));
      expect(pages.flat()).toEqual(up);
    }
  }
  const names = (await find(admin, { tri: 'raisonSociale' })).elements.map(({ raisonSociale }) =>
    foldText(raisonSociale),
  );
  expect(names).toEqual(names.toSorted());
  const dates = (await find(admin, { tri: 'dateSession' })).elements.map(({ dateSession }) => dateSession);
  expect(dates.every((day, rank) => rank === 0 || (dates[rank - 1] ?? '') <= (day ?? ''))).toBe(true);
  expect(await find(g, { page: 9 })).toMatchObject({ elements: [], total: 6, page: 9 });
});

test('[SC802] a list leaves with its columns, filters and order, as text or spreadsheet, and the trail knows', async () => {
  const query = {
    vue: 'cloturees',
    tri: 'dateSession',
    ordre: 'desc',
    format: 'csv',
    colonnes: 'dateSession,lieu,mode,etat,nbStagiaires,dateSuppressionSession',
  } as const;
  const { blob, filename } = await g(sessionCertification.export, { query });
  expect(filename).toBe(`sessions-${TODAY}.csv`);
  const lines = (await blob.text())
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'));
  expect(lines).toEqual([
    ['Premier jour', 'Lieu', 'Mode', 'État', 'Stagiaires', 'À clôturer avant'],
    [addDays(TODAY, -120), 'Nancy', 'Formation initiale', 'Clôturée', '1', ''],
    [addDays(TODAY, -200), 'Calle Mayor 12, Saint-Sébastien', 'MAC', 'Clôturée', '3', ''],
  ]);
  const sheet = await g(sessionCertification.export, { query: { habilitation: '1' } });
  expect(sheet.filename).toBe(`sessions-${TODAY}.xlsx`);
  expect(await sheet.blob.slice(0, 2).text()).toBe('PK');
  expect(await refusal(g(sessionCertification.export, { query: { colonnes: 'numero,poids' } }))).toMatchObject({
    status: 400,
  });
  const told = await db().selectFrom('audit').select(['action', 'detail']).orderBy('id', 'desc').executeTakeFirst();
  expect(told).toMatchObject({ action: 'liste-exportee', detail: { liste: 'sessions', format: 'xlsx' } });
});

test('[SC803] a formateur reads their own activity: closed sessions, who came, who was admitted, ends of certificats', async () => {
  const julie = await actAs(server, 'FOR40001');
  const { id } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.id')
    .where('habilis_id', '=', 'FOR40001')
    .where('type', '=', 'F')
    .executeTakeFirstOrThrow();
  const params = { habilisId: 'FOR40001', roleId: String(id) };
  expect(await julie(account.indicateurs, { params })).toEqual({
    sessionsAnimees: 2,
    stagiaires: 3,
    tauxReussite: 2 / 3,
    // The session of two years is counted in that of its last day.
    parAnnee: [{ annee: Number(addDays(TODAY, -118).slice(0, 4)), admis: 2, nonAdmis: 1 }],
    certificats: [
      { libelleDispositifNiveau: expect.stringMatching(/^PRAP/), dateFin: addDays(TODAY, 20) },
      { libelleDispositifNiveau: expect.stringMatching(/^SST/), dateFin: addDays(TODAY, 695) },
    ],
  });
  const marc = await actAs(server, 'FOR40002');
  expect(await refusal(marc(account.indicateurs, { params }))).toMatchObject({ status: 404 });
  expect(await refusal(julie(account.indicateurs, { params: { ...params, roleId: '999999' } }))).toMatchObject({
    status: 404,
  });
  expect(await refusal(julie(account.indicateurs, { params: { ...params, habilisId: 'FOR40002' } }))).toMatchObject({
    status: 404,
  });
  for (const by of [g, admin])
    expect(await refusal(by(account.indicateurs, { params }))).toMatchObject({ status: 403 });
});

test('[DX935][DX936] the header finds the sessions that one may read: under way, then closed, by a stagiaire too', async () => {
  const group = async (by: Call, texte: string) =>
    (await by(recherche.find, { query: { texte, taille: 20 } })).groupes.find(
      (one): one is Extract<GroupeTrouve, { genre: 'session' }> => one.genre === 'session',
    );
  const found = await group(admin, 'marchand elodie');
  expect([found?.total, found?.resultats.map(({ etat }) => etat)]).toEqual([2, ['RESULTATS', 'CLOTUREE']]);
  const all = await group(g, 'lorraine');
  expect(all?.total).toBe(6);
  expect(all?.resultats.map(({ etat }) => etat)).toEqual([
    'VERIFICATION',
    'RESULTATS',
    'RESULTATS',
    'SAISIE',
    'CLOTUREE',
    'CLOTUREE',
  ]);
  const numero = all?.resultats[0]?.numero ?? '';
  expect((await group(g, numero))?.resultats.map((one) => one.numero)).toEqual([numero]);
  const few = await g(recherche.find, { query: { texte: 'lorraine', taille: 1 } });
  expect(few.groupes.find(({ genre }) => genre === 'session')).toMatchObject({ total: 6, resultats: [{ numero }] });
  expect(await group(await actAs(server, 'NAP20003'), 'lorraine')).toBeUndefined();
  expect((await group(await actAs(server, 'FOR40002'), 'lorraine'))?.total).toBe(1);
});

/** Writing as many rows as a list counts is nearly all of the time, and a busy machine is slow at it. */
const WRITING_MS = 120_000;

test(
  '[LI4] a list of many sessions is counted so far, is read along its order, and does not leave as a file',
  { timeout: WRITING_MS },
  async () => {
    await sql`insert into session_certification (numero, habilitation_id, etat, mode, date_session, date_fin_session, lieu_formation,
      animateur_id, last_creator_updater_id, date_suppression, soumise_le, resultats_soumis_le, close_le)
    select 'S-2019-' || lpad(n::text, 6, '0'), habilitation_id, 'CLOTUREE', case when n % 10 = 0 then 'MAC' else 'INI' end,
      date '2019-01-01' + n % 300, date '2019-01-02' + n % 300, 'FR', animateur_id, last_creator_updater_id, date '2019-04-02', now(), now(), now()
    from session_certification, generate_series(1, ${MOST_COUNTED}::integer) n
    where etat = 'CLOTUREE' and mode = 'MAC' and date_session > '2020-01-01'`.execute(db());
    const first = await find(admin, { tri: 'dateSession', taille: 15 });
    expect([first.total, first.totalDepasse, first.elements.length]).toEqual([MOST_COUNTED, true, 15]);
    expect(first.elements.every(({ dateSession }) => dateSession === '2019-01-01')).toBe(true);
    // Those under way come after those that are closed, in one order.
    const last = await find(admin, { tri: 'dateSession', ordre: 'desc', taille: 5 });
    expect(last.elements.map(({ etat }) => etat)).toEqual(['SAISIE', 'SAISIE', 'RESULTATS', 'RESULTATS', 'RESULTATS']);
    expect(await find(admin, { tri: 'numero', recherche: 'S-2019-00123', taille: 5 })).toMatchObject({ total: 11 });
    const words = await find(admin, { tri: 'dateFinSession', recherche: 'julie perrin', taille: 15 });
    expect([words.total, words.totalDepasse]).toEqual([MOST_COUNTED, true]);
    expect(words.elements.every(({ dateFinSession }) => dateFinSession === '2019-01-02')).toBe(true);
    const late = await find(admin, { tri: 'dateFinSession', recherche: 'elodie', taille: 15 });
    expect([late.total, late.elements.length]).toEqual([3, 3]);
    await db().insertInto('parametre').values({ cle: 'nombreMaxLignesExport', valeur: '9' }).execute();
    // Asked for before, the file of all would be written.
    await expect.poll(async () => (await server.services.settings()).nombreMaxLignesExport).toBe(9);
    const asked = admin(sessionCertification.export, { query: { format: 'csv' } });
    expect(await refusal(asked)).toMatchObject({ status: 400, title: 'export.trop-de-lignes' });
  },
);
