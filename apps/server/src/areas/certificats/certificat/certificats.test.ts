import { CERTIFICAT_COLUMNS } from '@habilis/api/certificat/Certificat';
import { CERTIFICAT_SORTS, certificat } from '@habilis/api/certificat/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import type { BodyOf } from '@habilis/api/endpoint';
import { recherche } from '@habilis/api/recherche/endpoints';
import type { GroupeTrouve } from '@habilis/api/recherche/Recherche';
import { MOST_COUNTED } from '@habilis/api/wire/List';
import { CERTIFICAT_VUES, isInVue } from '@habilis/domain/certificat/vues';
import { addDays } from '@habilis/domain/date/addDays';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenSession, GivenStagiaire } from '../../../builders/Population.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';

type Asked = Partial<BodyOf<typeof certificat.search>>;

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
  etat: 'CLOTUREE',
  entite: 1,
  niveau: 'SST-1',
  mode: 'INI',
  animateur: 'FOR40001',
  auteur: 'LPF20001',
  lieu: NANCY,
} as const;

/** Ended, about to end, in force; of two entites, two niveaux and three formateurs; Élodie Marchand has three. */
const SESSIONS: readonly GivenSession[] = [
  { ...LORRAINE, jours: [800, 799], stagiaires: [named('Marchand', 'Élodie'), named('Roux', 'Anne')] },
  { ...LORRAINE, mode: 'MAC', jours: [690, 690], animateur: 'FOR40002', stagiaires: [named('Marchand', 'Élodie')] },
  {
    ...LORRAINE,
    jours: [200, 199],
    stagiaires: [
      named('O’Connor', 'Liam'),
      named('Gomez', 'Inès', { resultat: 'NON_ADMIS', motif: 'Épreuve 2' }),
      named('Petit', 'Jean', { resultat: 'ABSENT' }),
    ],
  },
  { ...LORRAINE, niveau: 'PRAPIBC-1', jours: [120, 118], stagiaires: [named('Marchand', 'Élodie')] },
  {
    ...LORRAINE,
    entite: 4,
    niveau: 'AMSS4-1',
    animateur: 'FOR40003',
    auteur: 'NAP20003',
    lieu: { plateforme: 'Arras' },
    jours: [60, 58],
    stagiaires: [named('Lô', 'Éric'), named('Nguyễn', 'Élodie')],
  },
  { ...LORRAINE, etat: 'VERIFICATION', jours: [20, 19], stagiaires: [named('Vérifiée', 'Pas')] },
];

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, sessions: SESSIONS });
  g = await actAs(server, 'LPF20001');
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

const find = (by: Call, asked: Asked = {}) => by(certificat.search, { body: { taille: 200, ...asked } });
const counted = async (by: Call, asked: Asked = {}) => (await find(by, asked)).total;
const namesOf = async (by: Call, asked: Asked = {}) =>
  (await find(by, { tri: 'nom', ...asked })).elements.map(({ nom, prenom }) => `${prenom} ${nom}`);

test('[P72][P75] each role lists and exports the certificats of its scope alone, and the expert none', async () => {
  const totals = async (habilisId: string) => {
    const by = await actAs(server, habilisId);
    const total = await counted(by);
    const exported = () => by(certificat.export, { query: { format: 'csv', colonnes: 'numero' } });
    // Who led sessions reads their certificats, and takes none away (P75).
    if (habilisId.startsWith('FOR')) expect(await refusal(exported())).toMatchObject({ status: 403 });
    else expect((await (await exported()).blob.text()).trim().split('\n').length - 1).toBe(total);
    return total;
  };
  for (const habilisId of ['ADM92001', 'SUP93001', 'REP70001', 'CNH91001']) expect(await totals(habilisId)).toBe(7);
  expect([await totals('LPF20001'), await totals('NAP20003'), await totals('RSC20002')]).toEqual([5, 2, 0]);
  // Delegations of one niveau; sessions that one led; a caisse; a dispositif.
  expect([await totals('DEL30001'), await totals('DEL30002')]).toEqual([4, 0]);
  expect([await totals('FOR40001'), await totals('FOR40002'), await totals('FOR40003')]).toEqual([4, 1, 2]);
  expect([await totals('INS50001'), await totals('RCA60001')]).toEqual([5, 5]);
  expect([await totals('RDI90001'), await totals('RDI90002')]).toEqual([4, 2]);
  const expert = await actAs(server, 'EXP80002');
  expect(await refusal(find(expert))).toMatchObject({ status: 403 });
});

test('a line tells the certificat, its holder, its session and who led it', async () => {
  const [one] = (await find(g, { recherche: 'liam' })).elements;
  expect(one).toEqual({
    id: expect.any(Number),
    numero: expect.stringMatching(/^SST-1-\d{4}-\d{6}$/),
    statut: 'VALIDE',
    repris: false,
    nom: 'O’Connor',
    prenom: 'Liam',
    habilisId: expect.stringMatching(/^STG\d{5}$/),
    dateNaissance: '1990-04-12',
    raisonSociale: 'Lorraine Prévention Formation',
    siret: expect.stringMatching(/^\d{14}$/),
    libelleDispositifNiveau: expect.stringMatching(/^SST – /),
    mode: 'INI',
    dateSession: addDays(TODAY, -200),
    dateObtention: addDays(TODAY, -199),
    dateFin: expect.any(String),
    sessionId: expect.any(Number),
    numeroSession: expect.stringMatching(/^S-/),
    formateurNomPrenom: 'Julie Perrin',
  });
});

test('[C32] the birth date is named to who may issue certificats, in the list and in its file', async () => {
  for (const [habilisId, isNamed] of [
    ['LPF20001', true],
    ['DEL30001', true],
    ['FOR40001', false],
    ['ADM92001', true],
    ['INS50001', false],
    ['RDI90001', false],
    ['REP70001', false],
    ['CNH91001', false],
  ] as const) {
    const by = await actAs(server, habilisId);
    const [one] = (await find(by)).elements;
    expect([habilisId, one?.dateNaissance]).toEqual([habilisId, isNamed ? '1990-04-12' : null]);
    if (habilisId === 'FOR40001') continue;
    const file = await by(certificat.export, { query: { format: 'csv', colonnes: 'dateNaissance' } });
    expect([habilisId, (await file.blob.text()).includes('1990')]).toEqual([habilisId, isNamed]);
  }
});

test('[C31] each view holds the certificats that the rule tells, and one that is revoked is in no other but all', async () => {
  const { elements: all } = await find(admin);
  const [first] = all;
  await db()
    .updateTable('certificat')
    .set({ statut: 'REVOQUE' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const now = (await find(admin)).elements;
  for (const vue of CERTIFICAT_VUES) {
    const expected = now.filter((one) => isInVue(one, vue, TODAY)).map(({ id }) => id);
    expect([vue, (await find(admin, { vue })).elements.map(({ id }) => id)]).toEqual([vue, expected]);
    expect([vue, expected.length]).not.toEqual([vue, 0]);
  }
  expect(now.map(({ statut }) => statut).toSorted()).toEqual(expect.arrayContaining(['EXPIRE', 'REVOQUE', 'VALIDE']));
  // Replaced by another one, it says so instead; its place is the same.
  const replacing = (remplace_id: number | null) =>
    db()
      .updateTable('certificat')
      .set({ remplace_id })
      .where('id', '=', all[1]?.id ?? 0)
      .execute();
  await replacing(first?.id ?? null);
  expect((await find(admin, { vue: 'revoques' })).elements).toMatchObject([{ id: first?.id, statut: 'REMPLACE' }]);
  await replacing(null);
  expect((await find(admin, { vue: 'a-renouveler' })).elements).toMatchObject([{ nom: 'Marchand', mode: 'MAC' }]);
  await db()
    .updateTable('certificat')
    .set({ statut: 'VALIDE' })
    .where('id', '=', first?.id ?? 0)
    .execute();
});

test('[C30] a number is found by its beginning, its rank with its zeros or without, a holder by words or identifier', async () => {
  const [one] = (await find(g, { recherche: 'liam' })).elements;
  const numero = one?.numero ?? '';
  for (const typed of [numero, numero.toLowerCase(), numero.replaceAll('-', ' '), numero.replace(/-0+/, '-')]) {
    const found = (await find(g, { recherche: typed })).elements.map((row) => row.numero);
    expect([typed, found]).toEqual([typed, [numero]]);
  }
  const rank = numero.slice(-6);
  expect((await find(admin, { recherche: rank })).elements.map((row) => row.numero)).toContain(numero);
  expect((await find(admin, { recherche: String(Number(rank)) })).total).toBe(
    await counted(admin, { recherche: rank }),
  );
  const annee = numero.slice(0, 10);
  const ofYear = (await find(admin)).elements.filter((row) => row.numero.startsWith(annee)).length;
  expect(await counted(admin, { recherche: annee })).toBe(ofYear);
  for (const by of [g, admin]) {
    expect([await counted(by, { recherche: 'marchand' }), await counted(by, { recherche: 'ELODIE march' })]).toEqual([
      3, 3,
    ]);
    expect([await counted(by, { recherche: 'élodie roux' }), await counted(by, { recherche: "o'connor" })]).toEqual([
      0, 1,
    ]);
    expect(await counted(by, { recherche: one?.habilisId.toLowerCase() ?? '' })).toBe(1);
    for (const typed of ['introuvable', "')| & <-> ! %_", '%', '_']) {
      expect([typed, await counted(by, { recherche: typed })]).toEqual([typed, 0]);
    }
    expect(await counted(by, { recherche: 'l liam' })).toBe(1);
  }
  expect([await counted(admin, { recherche: 'élodie' }), await counted(g, { recherche: 'élodie' })]).toEqual([4, 3]);
  expect(await counted(admin, { recherche: 'nguyen' })).toBe(1);
});

test('[C30] words are found within a caisse and a niveau, those of the scope as those of the filters', async () => {
  const NARROWED: readonly Asked[] = [
    {},
    { caisse: 'NORD_EST' },
    { niveau: 'SST-1' },
    { caisse: 'NORD_EST', niveau: 'AMSS4-1' },
  ];
  const counts = [];
  for (const habilisId of ['INS50001', 'RCA60001', 'RDI90001', 'RDI90002', 'REP70001', 'ADM92001']) {
    const by = await actAs(server, habilisId);
    for (const asked of NARROWED) {
      const among = (await find(by, asked)).elements.filter(({ prenom }) => prenom === 'Élodie').length;
      expect([habilisId, asked, await counted(by, { ...asked, recherche: 'élodie' })]).toEqual([
        habilisId,
        asked,
        among,
      ]);
      counts.push(among);
    }
  }
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('[C31] filters narrow a list, together and each alone', async () => {
  expect([await counted(admin, { mode: 'MAC' }), await counted(admin, { niveau: 'SST-1' })]).toEqual([1, 4]);
  expect(await refusal(find(admin, { niveau: 'SST-9' }))).toMatchObject({ status: 400, title: 'donnees-invalides' });
  expect([await counted(admin, { caisse: 'NORD_EST' }), await counted(admin, { formateur: 'FOR40002' })]).toEqual([
    5, 1,
  ]);
  expect([
    await counted(admin, { entite: 'lorraine prév' }),
    await counted(admin, { entite: 'amiante' }),
    await counted(admin, { entite: 'introuvable' }),
    await counted(g, { entite: 'amiante' }),
  ]).toEqual([5, 2, 0, 0]);
  const [lo] = (await find(admin, { recherche: 'éric' })).elements;
  expect(await counted(admin, { entite: lo?.siret ?? '' })).toBe(2);
  expect(await counted(admin, { sessionId: lo?.sessionId ?? 0 })).toBe(2);
  expect(await counted(g, { sessionId: lo?.sessionId ?? 0 })).toBe(0);
  expect(await counted(admin, { finAvant: TODAY })).toBe(2);
  const obtained = (du: number, au: number) =>
    counted(admin, { obtenuDu: addDays(TODAY, -du), obtenuAu: addDays(TODAY, -au) });
  expect([await obtained(118, 118), await obtained(117, 59), await obtained(800, 0)]).toEqual([1, 0, 7]);
  expect(await counted(g, { mode: 'INI', niveau: 'SST-1', recherche: 'marchand' })).toBe(1);
});

test('[C31] every order works both ways, by pages, names without regard to accents', async () => {
  for (const by of [g, admin]) {
    for (const tri of CERTIFICAT_SORTS) {
      const ids = async (asked: Asked) => (await find(by, { tri, ...asked })).elements.map(({ id }) => id);
      const up = await ids({});
      expect((await ids({ ordre: 'desc' })).toReversed()).toEqual(up);
      const pages = await Promise.all([1, 2, 3, 4].map((page) => ids({ page, taille: 2 })));
      expect(pages.flat()).toEqual(up);
    }
  }
  expect(await namesOf(admin)).toEqual([
    'Éric Lô',
    'Élodie Marchand',
    'Élodie Marchand',
    'Élodie Marchand',
    'Élodie Nguyễn',
    'Liam O’Connor',
    'Anne Roux',
  ]);
});

test('[C22] certificats leave as text or spreadsheet with what the prevention passport asks for, and the trail knows', async () => {
  const colonnes = CERTIFICAT_COLUMNS.filter((name) => name !== 'identifiant').join(',');
  const { blob, filename } = await g(certificat.export, { query: { colonnes, recherche: 'liam', format: 'csv' } });
  expect(filename).toBe(`certificats-${TODAY}.csv`);
  const [one] = (await find(g, { recherche: 'liam' })).elements;
  const lines = (await blob.text())
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'));
  expect(lines).toEqual([
    [
      'Numéro',
      'État',
      'Nom',
      'Prénom',
      'Date de naissance',
      'Entité',
      'SIRET',
      'Niveau',
      'Mode',
      'Premier jour de la session',
      'Obtention',
      'Fin',
      'Session',
      'Formateur',
    ],
    [
      one?.numero,
      'En vigueur',
      'O’Connor',
      'Liam',
      '1990-04-12',
      'Lorraine Prévention Formation',
      one?.siret,
      one?.libelleDispositifNiveau,
      'Formation initiale',
      addDays(TODAY, -200),
      addDays(TODAY, -199),
      one?.dateFin,
      one?.numeroSession,
      'Julie Perrin',
    ],
  ]);
  const sheet = await g(certificat.export, { query: { session: String(one?.sessionId ?? 0) } });
  expect(sheet.filename).toBe(`certificats-${TODAY}.xlsx`);
  expect(await sheet.blob.slice(0, 2).text()).toBe('PK');
  const told = await db().selectFrom('audit').select(['action', 'detail']).orderBy('id', 'desc').executeTakeFirst();
  expect(told).toMatchObject({ action: 'liste-exportee', detail: { liste: 'certificats', format: 'xlsx', lignes: 1 } });
});

test('[C33] the page of a certificat shows those of its holder that the reader may read, the latest first', async () => {
  const [latest] = (await find(g, { recherche: 'marchand', niveau: 'PRAPIBC-1' })).elements;
  const id = String(latest?.id ?? 0);
  const one = await g(certificat.get, { params: { id } });
  expect(one).toMatchObject({ ...latest, habilitation: { numero: expect.any(String) } });
  expect(one.autres.map(({ statut, mode }) => `${statut} ${mode}`)).toEqual(['VALIDE MAC', 'EXPIRE INI']);
  // Julie led two of the three, the delegate has the niveau SST-1 alone.
  const julie = await (await actAs(server, 'FOR40001'))(certificat.get, { params: { id } });
  expect(julie.autres.map(({ mode }) => mode)).toEqual(['INI']);
  for (const habilisId of ['NAP20003', 'FOR40003', 'RDI90002', 'DEL30001']) {
    const by = await actAs(server, habilisId);
    expect([habilisId, await refusal(by(certificat.get, { params: { id } }))]).toMatchObject([
      habilisId,
      { status: 404 },
    ]);
  }
  expect(await refusal(g(certificat.get, { params: { id: '999999' } }))).toMatchObject({ status: 404 });
});

test('[C31] what a list reads follows a corrected name, a merged identifier and an entite that moves to another caisse', async () => {
  const [liam] = (await find(admin, { recherche: 'liam' })).elements;
  const id = liam?.id ?? 0;
  await db().updateTable('certificat').set({ nom: 'Œuvrard' }).where('id', '=', id).execute();
  expect([await counted(admin, { recherche: 'oeuvrard' }), await counted(admin, { recherche: 'connor' })]).toEqual([
    1, 0,
  ]);
  await db()
    .updateTable('stagiaire')
    .set({ habilis_id: 'NEW70001' })
    .where('habilis_id', '=', liam?.habilisId ?? '')
    .execute();
  expect((await find(admin, { recherche: 'new70001' })).elements).toMatchObject([{ id, habilisId: 'NEW70001' }]);
  const { id: caisse } = await db()
    .selectFrom('mrp')
    .select('id')
    .where('code', '=', 'NORMANDIE')
    .executeTakeFirstOrThrow();
  const entite = db().updateTable('entite').where('raison_sociale', '=', 'Lorraine Prévention Formation');
  const { caisse_id: before } = await db()
    .selectFrom('entite')
    .select('caisse_id')
    .where('raison_sociale', '=', 'Lorraine Prévention Formation')
    .executeTakeFirstOrThrow();
  await entite.set({ caisse_id: caisse }).execute();
  expect([await counted(admin, { caisse: 'NORMANDIE' }), await counted(admin, { caisse: 'NORD_EST' })]).toEqual([5, 0]);
  await entite.set({ caisse_id: before }).execute();
  expect(await counted(admin, { caisse: 'NORD_EST' })).toBe(5);
});

test('[DX935] the header finds the certificats that one may read, the latest first', async () => {
  const group = async (by: Call, texte: string) =>
    (await by(recherche.find, { query: { texte, taille: 2 } })).groupes.find(
      (one): one is Extract<GroupeTrouve, { genre: 'certificat' }> => one.genre === 'certificat',
    );
  const found = await group(admin, 'elodie');
  expect([found?.total, found?.resultats.map(({ nom }) => nom)]).toEqual([4, ['Nguyễn', 'Marchand']]);
  expect((await group(g, 'elodie'))?.total).toBe(3);
  expect(await group(await actAs(server, 'EXP80002'), 'elodie')).toBeUndefined();
  const numero = found?.resultats[0]?.numero ?? '';
  expect((await group(admin, numero))?.resultats.map((one) => one.numero)).toEqual([numero]);
});

/** Writing as many rows as a list counts is nearly all of the time, and a busy machine is slow at it. */
const WRITING_MS = 120_000;

test(
  '[LI4] a list of many certificats is counted so far, is read along its order, and does not leave as a file',
  { timeout: WRITING_MS },
  async () => {
    await sql`insert into certificat (numero, session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id,
      mode, nom, prenom, date_obtention, date_fin, formateur_id, statut)
    select 'SST-1-2019-' || lpad(n::text, 6, '0'), session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id,
      dispositif_niveau_id, mode, nom, prenom, date '2019-01-01' + n % 300, date '2021-01-01' + n % 300, formateur_id, 'REVOQUE'
    from certificat, generate_series(1, ${MOST_COUNTED}::integer) n where nom = 'Roux'`.execute(db());
    const first = await find(admin, { tri: 'dateObtention', taille: 15 });
    expect([first.total, first.totalDepasse, first.elements.length]).toEqual([MOST_COUNTED, true, 15]);
    expect(first.elements.every(({ dateObtention }) => dateObtention === '2019-01-01')).toBe(true);
    await sql`update certificat set date_fin = case when statut = 'VALIDE' then date '2031-01-01' when numero = 'SST-1-2019-000300' then null
    else date '2029-06-01' end
    where nom = 'Roux' and (statut = 'VALIDE' or numero in ('SST-1-2019-000300', 'SST-1-2019-000301'))`.execute(db());
    const sinceThen = { obtenuDu: '2019-01-01', obtenuAu: TODAY, tri: 'dateFin', taille: 15 } as const;
    const lastEnds = (await find(admin, { ...sinceThen, ordre: 'desc' })).elements.map(({ dateFin }) => dateFin);
    expect(lastEnds.slice(0, 3)).toEqual([null, '2031-01-01', '2029-06-01']);
    const firstEnds = (await find(admin, { ...sinceThen, obtenuDu: '2019-02-01' })).elements.map(
      ({ dateFin }) => dateFin,
    );
    expect(new Set(firstEnds)).toEqual(new Set(['2021-02-01']));
    const words = await find(admin, { tri: 'dateFin', ordre: 'desc', recherche: 'anne roux', taille: 15 });
    expect([words.total, words.totalDepasse]).toEqual([MOST_COUNTED, true]);
    expect(await find(admin, { recherche: 'SST-1-2019-00123', taille: 5 })).toMatchObject({ total: 11 });
    const late = await find(admin, { tri: 'dateObtention', recherche: 'elodie', taille: 15 });
    expect([late.total, late.elements.length]).toEqual([4, 4]);
    await db().insertInto('parametre').values({ cle: 'nombreMaxLignesExport', valeur: '9' }).execute();
    // Asked for before, the file of all would be written.
    await expect.poll(async () => (await server.services.settings()).nombreMaxLignesExport).toBe(9);
    const asked = admin(certificat.export, { query: { format: 'csv' } });
    expect(await refusal(asked)).toMatchObject({ status: 400, title: 'export.trop-de-lignes' });
  },
);
