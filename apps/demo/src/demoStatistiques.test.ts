import { nomLigne } from '@habilis/i18n/nomLigne';
import { OrdreDuJour } from '@habilis/api/commission/Seance';
import { statistique } from '@habilis/api/statistique/endpoints';
import type { CallInput } from '@habilis/api/endpoint';
import type { LienStatistique, PageStatistique } from '@habilis/api/statistique/Statistique';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { MOTIFS_COMPLEMENT } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import { departementsDe } from '@habilis/domain/entite/REGIONS';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { NOMS_CONNUS } from '@habilis/domain/statistique/NOMS_CONNUS';
import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { CLES_FIGURES, type CleFigure } from '@habilis/domain/statistique/FIGURES';
import { SUJETS_DU_ROLE } from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import { CLES_TRACES, type CleTrace } from '@habilis/domain/statistique/TRACES';
import { actAs, refusal } from '@habilis/server/test/actAs';
import { textsOf } from '@habilis/server/platform/textsOf';
import { TEST_TODAY } from '@habilis/server/test/TEST_TODAY';
import type { TestServer } from '@habilis/server/test/startTestServer';
import * as fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountStocks } from '@habilis/server/areas/chiffres/stock/recountStocks';
import { seedExploitation } from './seedExploitation.ts';
import { stocksOn } from './test/stocks.ts';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemonstrationServer();
  await seedExploitation(server.services);
});
afterAll(() => server.close());

const PEOPLE = [
  ['G', 'LPF20001'],
  ['DM', 'AUB10001'],
  ['DL', 'DEL30001'],
  ['F', 'FOR40001'],
  ['I', 'INS50001'],
  ['RC', 'RCA60001'],
  ['R', 'REP70001'],
  ['E', 'EXP80001'],
  ['RD', 'RDI90001'],
  ['CNH', 'CNH91001'],
  ['ADM', 'ADM92001'],
  ['S', 'SUP93001'],
] as const satisfies readonly (readonly [RoleType, string])[];

const asText = (value: Readonly<Record<string, string>>) => new URLSearchParams(value).toString();

/** How many lines a list has under the filters of an address, asked as its page asks for it. */
async function totalOf({ get, post }: Asker, { liste, filtres }: LienStatistique): Promise<unknown> {
  const { cloture, fin, ...own } = filtres;
  const closing = cloture === undefined ? {} : { suppressionAvant: addDays(TEST_TODAY, Number(cloture) + 1) };
  const ending = fin === undefined ? {} : { finAvant: addMonths(TEST_TODAY, Number(fin)) };
  switch (liste) {
    case 'demandes':
      return get(`/demande/current-list?${asText(own)}`);
    case 'taches':
      return get(`/demande/todo-list?${asText(own)}`);
    case 'habilitations':
      return get(`/habilitation/?${asText({ ...own, ...ending })}`);
    case 'sessions':
      return post('/session-certification/search', { vue: 'en-cours', ...own, ...closing });
    case 'certificats':
      return post('/certificat/search', { vue: 'en-vigueur', ...own });
    case 'certificatsFormateurs':
      return post('/certificat-formateur/search', own);
    case 'courriels':
      return get(`/exploitation/courriels?${asText(own)}`);
    case 'utilisateurs':
      return get(`/utilisateur/search?${asText(own)}`);
    case 'commissionSeance':
      // Decided ones whose letter has not left are still to decide for whoever reads the figure.
      return OrdreDuJour.parse(await get(`/commission/seances/${own['date']}`)).points.filter(
        ({ decision }) => decision?.etat !== 'envoyee',
      ).length;
  }
}

type Asker = {
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: object) => Promise<unknown>;
};

async function askerOf(habilisId: string, type: RoleType): Promise<Asker> {
  const { token, roleId } = await server.signIn(habilisId, type);
  const headers = { Authorization: `Bearer ${token}`, 'Role-Id': String(roleId), 'Content-Type': 'application/json' };
  const read = async (answer: Response) => {
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'total' in body ? body.total : body;
  };
  return {
    get: async (path) => read(await fetch(`${server.url}/api${path}`, { headers })),
    post: async (path, body) =>
      read(await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })),
  };
}

type Asked = NonNullable<CallInput<typeof statistique.page>['query']>;

/** The figures and lines of a page that lead to a list. */
function ledOf({ figures, traces }: PageStatistique) {
  const lines = traces.flatMap(({ cle: plot, lignes, series }) => {
    // Late ones are some of the others, unless those in time stand beside them.
    const isWhole = (place: number) =>
      series[place]?.cle !== 'en-retard' || series.some(({ cle }) => cle === 'a-temps');
    return lignes.map(({ cle, lien, valeurs }) => ({
      cle: `${plot} ${cle}`,
      lien,
      valeur: valeurs.reduce<number>((sum, value, place) => (isWhole(place) ? sum + (value ?? 0) : sum), 0),
    }));
  });
  return [...figures.map(({ cle, lien, valeur }) => ({ cle, lien, valeur })), ...lines].flatMap(({ lien, ...one }) =>
    lien === null ? [] : [{ ...one, lien }],
  );
}

test.each(PEOPLE)(
  '[ST1043] each figure that leads to a list of %s is its total, under whatever filters and over whatever span',
  async (type, habilisId) => {
    const call = await actAs(server, habilisId, type);
    const asker = await askerOf(habilisId, type);
    const followed = new Set<string>();
    // Many figures lead to one list.
    const totals = new Map<string, Promise<unknown>>();
    const countOf = (lien: LienStatistique) => {
      const key = JSON.stringify(lien);
      const asked = totals.get(key) ?? totalOf(asker, lien);
      totals.set(key, asked);
      return asked;
    };
    const expectSame = async (sujet: (typeof SUJETS_DU_ROLE)[RoleType][number], query: Asked) => {
      for (const { cle, lien, valeur } of ledOf(await call(statistique.page, { params: { sujet }, query }))) {
        followed.add(lien.liste);
        expect([sujet, query, cle, valeur]).toEqual([sujet, query, cle, await countOf(lien)]);
      }
    };
    for (const sujet of SUJETS_DU_ROLE[type]) await expectSame(sujet, {});
    expect([type, followed.size > 0]).toEqual([type, true]);
    expect(followed.has('commissionSeance')).toBe((SUJETS_DU_ROLE[type] as readonly string[]).includes('commission'));
    const some = (...values: string[]) => fc.constantFrom(undefined, ...values);
    const asked = fc.record({
      sujet: fc.constantFrom(...SUJETS_DU_ROLE[type]),
      niveau: some('SST-1', 'SST-2', 'AMSS4-1'),
      caisse: some('NORD_EST', 'CRAMIF'),
      region: some('44'),
      departement: some('54'),
      dispositif: some('SST'),
      du: some('2026-01-15', '2024-06'),
      au: some('2026-10-25', '2026-08'),
    });
    await fc.assert(
      fc.asyncProperty(asked, ({ sujet, ...query }) =>
        expectSame(sujet, Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))),
      ),
      { numRuns: 8 },
    );
  },
);

const OF_CAISSE = [
  'stock-par-tache',
  'age-moyen',
  'demandes-en-retard',
  'part-en-retard',
  'habilitations-par-niveau',
  'habilitations-suspendues',
  'sessions-par-departement',
] as const satisfies readonly (CleFigure | CleTrace)[];
const OF_PLATFORM = [
  'utilisateurs-par-role',
  'connexions',
  'courriels-en-echec',
  'travaux-par-file',
  'stockage',
] as const satisfies readonly (CleFigure | CleTrace)[];
/** What each role is promised (rules/alerts#figures), by subject: whoever has no habilitation yet has demandes alone. */
const PROMISED: Readonly<Record<RoleType, readonly (CleFigure | CleTrace)[]>> = {
  DM: ['demandes-en-cours', 'stock-par-tache'],
  G: ['stock-par-tache', 'fins-habilitations', 'sessions-par-annee', 'taux-reussite', 'sessions-a-risque'],
  DL: ['fins-habilitations', 'sessions-par-annee', 'taux-reussite', 'sessions-a-risque'],
  F: ['sessions-tenues', 'stagiaires-formes', 'taux-reussite', 'fins-formateurs-par-mois'],
  I: OF_CAISSE,
  RC: OF_CAISSE,
  E: ['avis-a-rendre', 'avis-rendus', 'delai-avis'],
  R: ['stock-par-tache', 'demandes-a-repartir', 'charge-par-expert'],
  RD: [
    'demandes-recues',
    'taux-acceptation',
    'habilitations-par-caisse',
    'sessions-tenues',
    'certificats-delivres',
    'part-mac',
    'fins-formateurs-par-mois',
  ],
  CNH: ['seances-a-venir', 'decisions-par-type', 'decisions-par-seance', 'delai-soumission-decision'],
  ADM: OF_PLATFORM,
  S: OF_PLATFORM,
};
/** Who has what the first of their role has not: a suspended habilitation, a certificat of formateur that ends. */
const OTHERS = [
  ['F', 'FOR40002'],
  ['I', 'INS50002'],
  ['RC', 'RCA60002'],
  ['RD', 'RDI90003'],
] as const satisfies readonly (readonly [RoleType, string])[];

test('[ST1041][N6] every figure and every plot is read by some role of the demonstration with something in it, and each role has what it is promised', async () => {
  const filled = new Set<string>();
  const filledFor = new Set<string>();
  const t = textsOf(server.services.config, [
    'departements',
    'exploitation',
    'habilitations',
    'roles',
    'statistiques',
    'workflow',
  ]);
  for (const [type, habilisId] of [...PEOPLE, ...OTHERS]) {
    const call = await actAs(server, habilisId, type);
    const tell = (cle: string) => filled.add(cle) && filledFor.add(`${type} ${cle}`);
    for (const sujet of SUJETS_DU_ROLE[type]) {
      const { figures, traces } = await call(statistique.page, { params: { sujet }, query: { comparer: 'oui' } });
      for (const { cle, masquee, valeur } of figures) {
        if (masquee || (valeur ?? 0) > 0) tell(cle);
      }
      for (const { cle, axe, lignes } of traces) {
        // A year, and the title of a document, are their own name.
        const named = lignes.filter(
          (ligne) => axe === 'annee' || / /.test(ligne.cle) || nomLigne(t, axe, ligne, NOMS_CONNUS).label !== ligne.cle,
        );
        expect([cle, named.map((ligne) => ligne.cle)]).toEqual([cle, lignes.map((ligne) => ligne.cle)]);
        const said = lignes.filter(
          ({ valeurs, masquees }) => axe === 'mois' || masquees.includes(true) || valeurs.some((one) => one !== null),
        );
        expect([cle, said.length]).toEqual([cle, lignes.length]);
        if (lignes.some(({ masquees, valeurs }) => masquees.includes(true) || valeurs.some((one) => (one ?? 0) > 0)))
          tell(cle);
      }
      // Whoever reads one caisse alone has no plot of caisses.
      expect([type, traces.some(({ axe }) => axe === 'caisse')]).toEqual([
        type,
        isNetworkScope(type, 'read-statistiques') &&
          scopeOf(type, 'read-statistiques') !== 'caisse' &&
          ['demandes', 'habilitations', 'charge'].includes(sujet),
      ]);
    }
  }
  const own = (cles: readonly string[]) => cles.filter((cle) => !cle.startsWith('public-'));
  expect([...filled].toSorted()).toEqual([...own(CLES_FIGURES), ...own(CLES_TRACES)].toSorted());
  const promised = ROLE_TYPES.flatMap((type) => PROMISED[type].map((cle) => `${type} ${cle}`));
  expect(promised.filter((one) => !filledFor.has(one))).toEqual([]);
});

const { ref } = sql;
const since = sql`date '${sql.raw(addDays(addMonths(TEST_TODAY, -12), 1))}'`;
const dayOf = (column: string) => sql`(${ref(column)} at time zone 'Europe/Paris')::date`;
const isOf = (column: string) => sql`${dayOf(column)} between ${since} and date '${sql.raw(TEST_TODAY)}'`;
/** The months that are over: persons of others are counted over no other span. */
const thisMonth = `${TEST_TODAY.slice(0, 7)}-01`;
const isOfMonths = (column: string) =>
  sql`${dayOf(column)} >= date '${sql.raw(addMonths(thisMonth, -12))}' and ${dayOf(column)} < date '${sql.raw(thisMonth)}'`;
const NORD_EST = sql`(select id from mrp where code = 'NORD_EST')`;
const LPF = sql`(select role.entite_id from role join personne on personne.id = role.personne_id where habilis_id = 'LPF20001' and role.type = 'G')`;

/** Each figure by the plainest SQL, not by the code that reads it. */
const RECOUNTED: readonly (readonly [
  RoleType,
  string,
  (typeof SUJETS_DU_ROLE)[RoleType][number],
  CleFigure,
  RawBuilder<unknown>,
])[] = [
  [
    'ADM',
    'ADM92001',
    'demandes',
    'demandes-recues',
    sql`select (select count(*) from demande_habilitation where date_first_soumission >= ${since})
        + (select count(*) from demande_administrative where date_first_soumission >= ${since}) as valeur`,
  ],
  [
    'RC',
    'RCA60001',
    'demandes',
    'demandes-recues',
    sql`select (select count(*) from demande_habilitation where date_first_soumission >= ${since} and caisse_id = ${NORD_EST})
        + (select count(*) from demande_administrative where date_first_soumission >= ${since} and caisse_id = ${NORD_EST}) as valeur`,
  ],
  [
    'RC',
    'RCA60001',
    'demandes',
    'age-moyen',
    sql`select round(avg(date '${sql.raw(TEST_TODAY)}' - date_debut_tache)) as valeur from (
      select date_debut_tache from demande_habilitation where en_cours and caisse_id = ${NORD_EST}
      union all select date_debut_tache from demande_administrative where en_cours and tache <> 'validee' and caisse_id = ${NORD_EST}) tout`,
  ],
  [
    'R',
    'REP70001',
    'charge',
    'demandes-a-repartir',
    sql`select count(*) as valeur from demande_habilitation where tache = 'repartition' and en_cours`,
  ],
  [
    'ADM',
    'ADM92001',
    'habilitations',
    'habilitations-suspendues',
    sql`select count(*) as valeur from habilitation where not rupture and date_fin_suspension >= date '${sql.raw(TEST_TODAY)}'`,
  ],
  [
    'ADM',
    'ADM92001',
    'sessions',
    'sessions-tenues',
    sql`select count(*) as valeur from session_certification where etat = 'CLOTUREE' and ${isOf('close_le')}`,
  ],
  [
    'G',
    'LPF20001',
    'sessions',
    'stagiaires-formes',
    sql`select count(*) as valeur from session_stagiaire ligne join session_certification session on session.id = ligne.session_id
        where session.etat = 'CLOTUREE' and ligne.present and session.entite_id = ${LPF} and ${isOf('session.close_le')}`,
  ],
  [
    'G',
    'LPF20001',
    'sessions',
    'taux-reussite',
    sql`select round(100.0 * count(*) filter (where ligne.resultat = 'ADMIS') / count(*), 1) as valeur
        from session_stagiaire ligne join session_certification session on session.id = ligne.session_id
        where session.etat = 'CLOTUREE' and ligne.present and session.entite_id = ${LPF} and ${isOf('session.close_le')}`,
  ],
  [
    'G',
    'LPF20001',
    'certificats',
    'certificats-delivres',
    sql`select count(*) as valeur from certificat where entite_id = ${LPF} and ${isOf('cree_le')}`,
  ],
  [
    'ADM',
    'ADM92001',
    'certificats',
    'certificats-en-vigueur',
    sql`select count(*) as valeur from certificat where statut = 'VALIDE' and (date_fin is null or date_fin >= date '${sql.raw(TEST_TODAY)}')`,
  ],
  [
    'CNH',
    'CNH91001',
    'commission',
    'demandes-a-decider',
    sql`select count(*) as valeur from demande_habilitation where tache in ('planification_decision', 'decision') and en_cours`,
  ],
  [
    'ADM',
    'ADM92001',
    'certificats',
    'certificats-delivres',
    sql`select count(*) as valeur from certificat where ${isOfMonths('cree_le')}`,
  ],
  [
    'R',
    'REP70001',
    'avis',
    'avis-rendus',
    sql`select count(*) as valeur from avis where role_type = 'E' and ${isOf('rendu_le')}`,
  ],
  [
    'ADM',
    'ADM92001',
    'plateforme',
    'utilisateurs',
    sql`select count(*) as valeur from personne where etat <> 'fusionnee'`,
  ],
];

test.each(RECOUNTED)(
  '[ST1048] recounted by plain SQL for %s (%s): %s, %s',
  async (type, habilisId, sujet, cle, query) => {
    const call = await actAs(server, habilisId, type);
    const { figures } = await call(statistique.page, { params: { sujet } });
    const { rows } = await query.execute(server.services.connection.db);
    const [row] = rows;
    const counted = typeof row === 'object' && row !== null && 'valeur' in row ? Number(row.valeur) : Number.NaN;
    expect(counted).toBeGreaterThan(0);
    expect(figures.find((one) => one.cle === cle)?.valeur).toBe(counted);
  },
);

test('[ST1071] a dossier that rests validated is under way, and of no step', async () => {
  const call = await actAs(server, 'ADM92001', 'ADM');
  const { traces } = await call(statistique.page, { params: { sujet: 'demandes' } });
  const linesOf = (plot: CleTrace) => traces.find(({ cle }) => cle === plot)?.lignes.map(({ cle }) => cle) ?? [];
  expect(linesOf('stock-par-tache')).toContain('validee');
  expect(linesOf('temps-par-tache')).toContain('da_instruction');
  expect(linesOf('temps-par-tache')).not.toContain('validee');
});

test('[ST1048] medians of the network are those of the rows, with facts and without', async () => {
  const call = await actAs(server, 'ADM92001', 'ADM');
  const read = async () => {
    const { figures, traces } = await call(statistique.page, {
      params: { sujet: 'demandes' },
      query: { comparer: 'oui' },
    });
    return { figures, traces };
  };
  const { connection } = server.services;
  const withFacts = await read();
  expect(withFacts.figures.find(({ cle }) => cle === 'delai-decision')?.valeur).toBeGreaterThan(0);
  await connection.db.deleteFrom('jour_compte').execute();
  expect(await read()).toEqual(withFacts);
});

test('[ST1042][N7] a role of the network reads no cell of one to four persons, a caisse its own', async () => {
  for (const [type, habilisId] of PEOPLE) {
    const call = await actAs(server, habilisId, type);
    for (const sujet of SUJETS_DU_ROLE[type].filter((one) => one === 'certificats' || one === 'formateurs')) {
      const { figures, traces } = await call(statistique.page, { params: { sujet }, query: { niveau: 'SST-1' } });
      const cells = traces.flatMap(({ lignes }) => lignes.flatMap(({ valeurs }) => valeurs));
      const isMasked =
        figures.some(({ masquee }) => masquee) ||
        traces.some(({ lignes }) => lignes.some(({ masquees }) => masquees.includes(true)));
      const isNetwork = ['R', 'RD', 'CNH', 'ADM', 'S'].includes(type);
      if (isNetwork)
        expect([
          type,
          [...cells, ...figures.map(({ valeur }) => valeur)].filter((one) => one !== null && one > 0 && one < 5),
        ]).toEqual([type, []]);
      else expect([type, isMasked]).toEqual([type, false]);
    }
  }
});

test('[ST1040][ST1045] a subject of others leads to the first of the role; a span of the future, of more than ten years or backwards is refused', async () => {
  const call = await actAs(server, 'EXP80001', 'E');
  expect((await call(statistique.page, { params: { sujet: 'charge' } })).sujet).toBe('avis');
  const asked = (query: { readonly du?: string; readonly au?: string }) =>
    call(statistique.page, { params: { sujet: 'avis' }, query });
  for (const query of [{ du: '2027-01-01' }, { du: '2010-01-01' }, { du: '2026-05', au: '2026-04' }]) {
    expect(await refusal(asked(query))).toMatchObject({ status: 400, title: 'statistique.periode-invalide' });
  }
  expect((await asked({ du: '2026-10-25', au: '2026-10-25' })).periode).toEqual({ du: '2026-10-25', au: '2026-10-25' });
  expect((await asked({ du: '2016-11-20' })).periode.du).toBe('2016-11-20');
});

test('[ST1065] whatever spans are compared, no one to four certificats of others come out', async () => {
  const call = await actAs(server, 'ADM92001', 'ADM');
  const delivered = async (du: string, au: string) => {
    const { figures } = await call(statistique.page, { params: { sujet: 'certificats' }, query: { du, au } });
    return figures.find(({ cle }) => cle === 'certificats-delivres')?.valeur ?? null;
  };
  const told = new Map<string, number>();
  const days = '2025-01 2025-02 2026-02 2026-05 2026-07 2026-08 2026-09 2026-10'
    .split(' ')
    .map((month) => `${month}-01`);
  for (const [at, du] of days.entries()) {
    for (const day of days.slice(at + 1)) {
      const au = addDays(day, -1);
      const count = await delivered(du, au);
      if (count === null) continue;
      told.set(`${du} ${day}`, count);
      // A day more or less within the months changes nothing.
      expect(await delivered(addDays(du, 3), addDays(au, -3))).toBe(count);
    }
  }
  expect(told.size).toBeGreaterThan(5);
  const few = (count: number) => count > 0 && count < 5;
  for (const [span, count] of told) {
    expect([span, few(count)]).toEqual([span, false]);
    const [du = '', au = ''] = span.split(' ');
    for (const day of days) {
      const [before, after] = [told.get(`${du} ${day}`), told.get(`${day} ${au}`)];
      if (before !== undefined) expect([span, day, few(count - before)]).toEqual([span, day, false]);
      if (after !== undefined) expect([span, day, few(count - after)]).toEqual([span, day, false]);
      if (before !== undefined && after !== undefined)
        expect([span, day, few(count - before - after)]).toEqual([span, day, false]);
    }
  }
});

test('[ST1049] anybody reads the figures of the network and takes them as files, none of one to four certificats', async () => {
  const page = await fetch(`${server.url}/api/donnees-ouvertes/chiffres?dispositif=SST`);
  expect(page.status).toBe(200);
  const body = statistique.chiffres.answer.schema.parse(await page.json());
  expect(body).toMatchObject({ periode: { du: '2025-11-01', au: '2026-10-31' }, enRetard: false });
  expect(body.figures.filter(({ valeur }) => valeur === null || valeur === 0)).toEqual([]);
  expect(body.traces.map(({ lignes }) => lignes.some(({ valeurs }) => (valeurs[0] ?? 0) > 0))).not.toContain(false);
  for (const jeu of ['habilitations', 'certificats', 'delais']) {
    const file = await fetch(`${server.url}/api/donnees-ouvertes/jeux/${jeu}?format=csv`);
    expect([jeu, file.status]).toEqual([jeu, 200]);
    expect((await file.text()).split('\r\n').length).toBeGreaterThan(2);
  }
});

test('[ST1062][ST1066] a region has what its départements have, and a point of a complement the name of its document', async () => {
  const call = await actAs(server, 'ADM92001', 'ADM');
  const received = async (query: { readonly region?: string; readonly departement?: string }) =>
    (await call(statistique.page, { params: { sujet: 'demandes' }, query })).figures.find(
      ({ cle }) => cle === 'demandes-recues',
    )?.valeur ?? 0;
  let sum = 0;
  for (const departement of departementsDe('44')) sum += await received({ departement });
  expect(sum).toBeGreaterThan(0);
  expect(await received({ region: '44' })).toBe(sum);
  const { traces } = await call(statistique.page, { params: { sujet: 'demandes' }, query: {} });
  const champs = traces.find(({ cle }) => cle === 'complements-par-champ')?.lignes ?? [];
  expect(champs.length).toBeGreaterThan(1);
  expect(champs.filter(({ cle, libelle }) => /\d/.test(cle) && libelle === null)).toEqual([]);
  expect(new Set(champs.map(({ cle }) => cle)).size).toBe(champs.length);
  // Their motifs add up to them, and each motif of the demonstration is told.
  const motifs = traces.find(({ cle }) => cle === 'complements-par-motif')?.lignes ?? [];
  const sumOf = (valeurs: readonly (number | null)[]) => valeurs.reduce<number>((all, one) => all + (one ?? 0), 0);
  expect(motifs.map(({ cle, valeurs }) => [cle, sumOf(valeurs)])).toEqual(
    champs.map(({ cle, valeurs: [nombre] }) => [cle, nombre]),
  );
  const told = MOTIFS_COMPLEMENT.filter((_, place) => motifs.some(({ valeurs }) => (valeurs[place] ?? 0) > 0));
  expect(told).toEqual(MOTIFS_COMPLEMENT.filter((motif) => motif !== 'autre'));
});

test('[ST1042] no two pages whose filters differ leave one to four certificats between what they tell', async () => {
  const call = await actAs(server, 'ADM92001', 'ADM');
  type Filters = { readonly caisse?: string; readonly niveau?: string };
  const toldOf = async (query: Filters) => {
    const { figures, traces } = await call(statistique.page, { params: { sujet: 'certificats' }, query });
    const cells = traces
      .filter(({ cle }) => cle === 'certificats-par-mois' || cle === 'certificats-par-departement')
      .flatMap(({ cle, lignes }) => lignes.map((ligne) => [`${cle} ${ligne.cle}`, ligne.valeurs[0] ?? null] as const));
    return new Map([...figures.map(({ cle, valeur }) => [cle, valeur] as const), ...cells]);
  };
  const all = await toldOf({});
  const ofNiveau = new Map<string, Awaited<ReturnType<typeof toldOf>>>();
  for (const niveau of ['SST-1', 'SST-2', 'PRAP2S-1']) ofNiveau.set(niveau, await toldOf({ niveau }));
  for (const caisse of ['NORD_EST', 'CENTRE_VAL_DE_LOIRE']) {
    const ofCaisse = await toldOf({ caisse });
    for (const [niveau, own] of ofNiveau) {
      const both = await toldOf({ caisse, niveau });
      for (const [part, whole] of [
        [ofCaisse, all],
        [own, all],
        [both, all],
        [both, own],
        [both, ofCaisse],
      ] as const) {
        const between = [...part].map(([cle, valeur]) => {
          const told = whole.get(cle) ?? null;
          return [caisse, niveau, cle, valeur === null || told === null ? 0 : told - valeur] as const;
        });
        expect(between.filter(([, , , left]) => left > 0 && left < 5)).toEqual([]);
      }
    }
  }
});

const TODAY = sql`date '${sql.raw(TEST_TODAY)}'`;
/** Acts in the rows, each of which a stock has to follow; the database alone sees them. */
const ACTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a certificat revoked': sql`update certificat set statut = 'REVOQUE' where id = (select min(id) from certificat where date_fin > ${TODAY})`,
  'certificats of another name': sql`update certificat set nom = 'Durand'`,
  'a certificat valid again': sql`update certificat set statut = 'VALIDE' where id = (select min(id) from certificat where date_fin > ${TODAY})`,
  'certificats that last longer': sql`update certificat set date_fin = date_fin + 100 where date_fin is not null`,
  'habilitations suspended': sql`update habilitation set date_debut_suspension = ${TODAY}, date_fin_suspension = ${TODAY} + 20 where id % 3 = 0`,
  'a habilitation broken off': sql`update habilitation set rupture = true where id = (select min(id) from habilitation where not rupture and ${TODAY} between date_debut and date_fin)`,
  'habilitations that go on': sql`update habilitation set prorogee = true where date_fin < ${TODAY}`,
  'habilitations of another caisse': sql`update habilitation set entite_caisse_id = (select max(id) from mrp) where id % 5 = 0`,
  'demandes on another task': sql`update demande_habilitation set tache = 'complement', assigne_id = null, date_debut_tache = ${TODAY} where id % 2 = 0 and en_cours`,
  'demandes that end': sql`update demande_habilitation set en_cours = false, tache = 'abandonnee' where id % 3 = 0 and en_cours`,
  'dossiers late': sql`update demande_administrative set date_echeance = ${TODAY} - 1 where id % 2 = 0`,
  'entites that move': sql`update entite set code_departement = '2A' where id % 2 = 0`,
  'roles that end': sql`update role set fin_le = now() where id % 3 = 0`,
  'roles that begin again': sql`update role set fin_le = null`,
  'a second role of one kind': sql`insert into role (personne_id, type, mrp_id, notif_set) select personne_id, type, mrp_id, true from role where type = 'RC'`,
  'a person merged': sql`update personne set etat = 'fusionnee', mot_de_passe = null, fusionnee_en = (select max(id) from personne) where id = (select min(id) from personne)`,
};

const stockEach = async (day: string) =>
  (await stocksOn(server.services.connection.db, day)).map(({ stock, kept, rows }) => [stock, kept, rows] as const);

test('[ST1070] what is kept counted is what the rows give, after each act and for a week after a night', async () => {
  const { db } = server.services.connection;
  const expectSame = async (when: string, day: string) => {
    for (const [stock, kept, rows] of await stockEach(day)) expect([when, stock, kept]).toEqual([when, stock, rows]);
  };
  await expectSame('at first', TEST_TODAY);
  await recountStocks(db, { today: TEST_TODAY });
  for (const days of [0, 1, 3, 6]) await expectSame(`${days} days after a night`, addDays(TEST_TODAY, days));
  const told: unknown[] = [(await stockEach(TEST_TODAY)).map(([, kept]) => kept)];
  for (const [act, change] of Object.entries(ACTS)) {
    await change.execute(db);
    await expectSame(act, TEST_TODAY);
    told.push((await stockEach(TEST_TODAY)).map(([, kept]) => kept));
  }
  // But for the name, each act changes what is told.
  const unchanged = Object.keys(ACTS).filter(
    (_, place) => JSON.stringify(told[place]) === JSON.stringify(told[place + 1]),
  );
  expect(unchanged).toEqual(['certificats of another name', 'a second role of one kind']);
  const stopped = db.transaction().execute(async (trx) => {
    await sql`update certificat set statut = 'REVOQUE'`.execute(trx);
    throw new Error('arrêt');
  });
  await expect(stopped).rejects.toThrow('arrêt');
  await expectSame('what is rolled back', TEST_TODAY);
  await recountStocks(db, { today: TEST_TODAY });
  await expectSame('a second night', TEST_TODAY);
});
