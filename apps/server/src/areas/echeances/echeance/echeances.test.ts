import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import { type Echeance, MOST_IN_MONTH, NAMED_IN_TRANCHE } from '@habilis/api/echeance/Echeance';
import { echeance } from '@habilis/api/echeance/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { commission } from '@habilis/api/commission/endpoints';
import { compareEcheances } from '@habilis/domain/echeance/compareEcheances';
import { ECHEANCES, GENRES_ECHEANCE, TYPES_ECHEANCE } from '@habilis/domain/echeance/ECHEANCES';
import { moisDeLigne } from '@habilis/domain/echeance/moisDeLigne';
import { tranchesDeLigne } from '@habilis/domain/echeance/tranchesDeLigne';
import { tachesSuiviesDa, tachesSuiviesDh } from '@habilis/domain/echeance/tachesSuivies';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenCertificat, GivenDemande, GivenSession } from '../../../builders/Population.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';

let server: TestServer;

const STEP = { age: 70, depuis: 6, formateurs: [] };
const DEMANDES: readonly GivenDemande[] = [
  { ...STEP, entite: 1, niveau: 'GEPO-1', tache: 'complement', depuis: 40 },
  { ...STEP, entite: 1, niveau: 'PRAP2S-1', tache: 'validation_instruction' },
  { ...STEP, entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'sous_commission' },
  { ...STEP, entite: 3, niveau: 'PRAPIBC-1', tache: 'instruction', depuis: 65 },
  { ...STEP, entite: 4, niveau: 'AMSS4-1', mode: 'APF', tache: 'validation_demande' },
  { ...STEP, entite: 102, niveau: 'SST-1', tache: 'repartition' },
  { ...STEP, entite: 103, niveau: 'PRAPIBC-1', tache: 'decision' },
  { ...STEP, entite: 101, niveau: 'SST-1', tache: 'planification_decision' },
  { ...STEP, entite: 104, niveau: 'SST-1', tache: 'suppression_apres_refus' },
];
const SST = {
  entite: 1,
  niveau: 'SST-1',
  mode: 'INI',
  animateur: 'FOR40001',
  auteur: 'LPF20001',
  lieu: { type: 'LOCAUX', adresse: '12 rue des Carmes', codePostal: '54000', ville: 'Nancy' },
} as const;
const stagiaire = (nom: string) => ({ nom, prenom: 'Marion', naissance: '1990-04-12' });
const SESSIONS: readonly GivenSession[] = [
  { ...SST, etat: 'RESULTATS', jours: [2, 1] },
  { ...SST, etat: 'SAISIE', jours: [-30, -31] },
  { ...SST, etat: 'CLOTUREE', jours: [90, 89] },
  // End in sixty days; Aubry has followed an upkeep since.
  { ...SST, etat: 'CLOTUREE', jours: [672, 671], stagiaires: ['Aubry', 'Bastien', 'Claudel'].map(stagiaire) },
  { ...SST, etat: 'CLOTUREE', mode: 'MAC', jours: [40, 40], stagiaires: [stagiaire('Aubry')] },
];
const CERTIFICATS: readonly GivenCertificat[] = [
  ['FOR40001', 'SST-2', 900, 195],
  ['FOR40001', 'SST-2', 1900, -100],
  ['FOR40002', 'PRAP2S-2', 900, 195],
];
/** One of each role, and a second where the scope differs. */
const CALLERS: readonly (readonly [habilisId: string, type: RoleType])[] = [
  ['NES10104', 'DM'],
  ['LPF20001', 'G'],
  ['MUL20004', 'G'],
  ['DEL30001', 'DL'],
  ['FOR40001', 'F'],
  ['INS50001', 'I'],
  ['INS50002', 'I'],
  ['RCA60001', 'RC'],
  ['RCA60006', 'RC'],
  ['REP70001', 'R'],
  ['EXP80001', 'E'],
  ['RDI90001', 'RD'],
  ['RDI90002', 'RD'],
  ['CNH91001', 'CNH'],
  ['ADM92001', 'ADM'],
  ['SUP93001', 'S'],
];

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    demandes: DEMANDES,
    sessions: SESSIONS,
    certificats: CERTIFICATS,
  });
  const { db } = server.services.connection;
  await db
    .updateTable('demande_habilitation')
    .set({ date_cnh: '2026-12-10' })
    .where('tache', '=', 'decision')
    .execute();
  await db
    .updateTable('habilitation')
    .set({ reserve: 'Un second formateur', date_reserve: '2026-08-31' })
    .where('numero', 'like', '%PRAPIBC-1%')
    .where('rupture', '=', false)
    .execute();
  await db
    .updateTable('demande_administrative')
    .set({ date_suspension_administrative: '2026-12-04' })
    .where('tache', '=', 'da_complement')
    .execute();
});
afterAll(() => server.close());

/** Every page of the list. */
async function all(
  call: Call,
  query: { genre?: Echeance['type'] extends never ? never : (typeof GENRES_ECHEANCE)[number]; du?: string } = {},
) {
  return (await call(echeance.list, { query: { ...query, taille: 200 } })).elements;
}
const idsOf = (rows: readonly Echeance[], type: Echeance['type']) =>
  rows
    .filter((row) => row.type === type)
    .map(({ objetId }) => objetId)
    .toSorted((one, other) => one - other);
const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

test.each(CALLERS)('[EC8][EC14] %s (%s) sees the dates of exactly what the lists give', async (habilisId, type) => {
  const call = await actAs(server, habilisId, type);
  const rows = await all(call, { du: '2020-01' });
  if (can(type, 'read-habilitations')) {
    const { elements } = await call(habilitation.list, { query: { taille: 200 } });
    const ending = elements.filter(({ dateFin, etat }) => (dateFin ?? '') >= '2020-01-01' && etat !== 'ROMPUE');
    expect(idsOf(rows, 'habilitation-fin')).toEqual(ascending(ending.map(({ id }) => id)));
    expect(idsOf(rows, 'suspension-fin').every((id) => elements.some((one) => one.id === id))).toBe(true);
    expect(idsOf(rows, 'reserve').every((id) => elements.some((one) => one.id === id))).toBe(true);
  } else {
    expect(rows.filter((row) => ECHEANCES[row.type].genre === 'HABILITATION')).toEqual([]);
  }
  // A network has no session in its line.
  const isOwn = ['entite', 'delegation', 'assigned'].includes(scopeOf(type, 'read-sessions'));
  const sessions = isOwn ? await call(sessionCertification.search, { body: { vue: 'en-cours', taille: 200 } }) : null;
  expect(idsOf(rows, 'session-cloture')).toEqual(ascending((sessions?.elements ?? []).map(({ id }) => id)));
  if (can(type, 'read-demandes')) {
    const { elements } = await call(demande.currentList, { query: { taille: 200 } });
    const due = (nature: 'DA' | 'DH', tasks: readonly string[]) =>
      ascending(
        elements
          .filter(
            (one) => one.type === nature && one.dateEcheance !== null && tasks.includes(one.currentTaskDefinitionKey),
          )
          .map(({ id }) => id),
      );
    expect(idsOf(rows, 'dh-complement')).toEqual(due('DH', ['complement']));
    expect(idsOf(rows, 'da-complement')).toEqual(due('DA', ['da_complement']));
    expect(idsOf(rows, 'dh-tache')).toEqual(due('DH', tachesSuiviesDh(type)));
    expect(idsOf(rows, 'da-tache')).toEqual(due('DA', tachesSuiviesDa(type)));
    const planned = elements.filter(({ currentTaskDefinitionKey }) => currentTaskDefinitionKey === 'decision');
    expect(idsOf(rows, 'dh-passage')).toEqual(
      can(type, 'read-commission') ? [] : ascending(planned.map(({ id }) => id)),
    );
  } else {
    expect(rows.filter(({ numero, type: one }) => numero?.startsWith('D') || one === 'seance')).toEqual([]);
  }
});

test.each(CALLERS)(
  '[EC32] %s (%s) is given apart what is their own move, and nothing else',
  async (habilisId, type) => {
    const call = await actAs(server, habilisId, type);
    const rows = await all(call, { du: '2020-01' });
    const query = { du: '2020-01', vue: 'a-vous', taille: 200 } as const;
    const { elements, total } = await call(echeance.list, { query });
    expect(elements).toEqual(rows.filter(({ aQui }) => aQui === 'VOUS'));
    expect(total).toBe(elements.length);
  },
);

test('[EC33] what waits for who holds sessions is counted once: their dates, and what they began that has no day', async () => {
  for (const habilisId of ['LPF20001', 'MUL20004', 'NES10104', 'DEL30001']) {
    const call = await actAs(server, habilisId);
    const { total: dated } = await call(echeance.list, { query: { vue: 'a-vous' } });
    const { elements } =
      habilisId === 'DEL30001' ? { elements: [] } : await call(demande.currentList, { query: { taille: 200 } });
    const drafts = elements.filter(
      ({ currentTaskDefinitionKey: task, dateEcheance }) =>
        dateEcheance === null && ['saisie', 'complement', 'da_saisie', 'da_complement'].includes(task),
    );
    const waiting = await call(sessionCertification.todoList, { query: { taille: 200 } });
    const undated = waiting.elements.filter(({ dateSuppressionSession }) => dateSuppressionSession === null);
    expect(await call(echeance.aVous, {})).toEqual({ total: dated + drafts.length + undated.length });
  }
});

test('[EC33] what waits for a demandeur is one list of every kind, the nearest first', async () => {
  const { elements } = await (
    await actAs(server, 'LPF20001')
  )(echeance.list, {
    query: { vue: 'a-vous', taille: 200 },
  });
  expect(elements).toEqual(elements.toSorted(compareEcheances));
  expect(new Set(elements.map(({ type }) => ECHEANCES[type].genre)).size).toBeGreaterThan(2);
});

test('[EC32] who else has a date is told by the name that the reader may know', async () => {
  const movesOf = async (habilisId: string, type: Echeance['type']) =>
    (await all(await actAs(server, habilisId), { du: '2020-01' }))
      .filter((row) => row.type === type)
      .map(({ aQui, titulaire }) => [aQui, titulaire]);
  expect(await movesOf('LPF20001', 'session-cloture')).toEqual([
    ['AUTRE', 'Julie Perrin'],
    ['VOUS', null],
  ]);
  expect(await movesOf('FOR40001', 'session-cloture')).toEqual([
    ['VOUS', null],
    ['AUTRE', 'Lorraine Prévention Formation'],
  ]);
  // The entite that completes, to its caisse; of a day that only ends, nobody.
  expect(await movesOf('INS50001', 'dh-complement')).toEqual([['AUTRE', 'Lorraine Prévention Formation']]);
  expect((await movesOf('INS50001', 'habilitation-fin')).every(([aQui]) => aQui === 'PERSONNE')).toBe(true);
});

test('[EC31] a decision that the commission has not given stays due the day after it sat, to who waits and to who decides', async () => {
  const { db } = server.services.connection;
  const sat = addDays(TEST_TODAY, -1);
  const planned = db.updateTable('demande_habilitation').where('tache', '=', 'decision');
  await planned.set({ date_cnh: sat }).execute();
  const lateOf = async (habilisId: string, type: Echeance['type']) => {
    const call = await actAs(server, habilisId);
    const { elements } = await call(echeance.list, { query: { vue: 'en-retard', taille: 200 } });
    return elements.filter((row) => row.type === type).map(({ date, aQui }) => [date, aQui]);
  };
  const commission = await lateOf('CNH91001', 'seance');
  const waiting = await lateOf('INS50001', 'dh-passage');
  await planned.set({ date_cnh: '2026-12-10' }).execute();
  expect(commission).toEqual([[sat, 'VOUS']]);
  expect(waiting).toEqual([[sat, 'AUTRE']]);
});

test('[EC8] every type of date stands somewhere, each with its nature and its words', async () => {
  const seen = new Set<string>();
  for (const [habilisId, type] of CALLERS) {
    for (const row of await all(await actAs(server, habilisId, type), { du: '2020-01' })) seen.add(row.type);
  }
  // A caisse's suspension is confirmed by the one who manages the dispositif: see the test below.
  expect([...seen, 'suspension-a-confirmer'].toSorted()).toEqual([...TYPES_ECHEANCE].toSorted());
});

test('[EC14] a session is to do for whom it waits for, by the day of its deletion', async () => {
  const rowsOf = async (habilisId: string) =>
    (await all(await actAs(server, habilisId)))
      .filter(({ type }) => type === 'session-cloture')
      .map(({ date, nature }) => [date, nature]);
  const days = [addMonths(addDays(TEST_TODAY, -1), 3), addMonths(addDays(TEST_TODAY, 31), 3)];
  expect(await rowsOf('LPF20001')).toEqual([
    [days[0], 'A_SAVOIR'],
    [days[1], 'A_FAIRE'],
  ]);
  expect(await rowsOf('FOR40001')).toEqual([
    [days[0], 'A_FAIRE'],
    [days[1], 'A_SAVOIR'],
  ]);
  expect(await rowsOf('INS50001')).toEqual([]);
});

test('[EC15][EC16] certificats end in the line of their entite by the month, and those of its formateurs one by one', async () => {
  const rowsOf = async (habilisId: string) =>
    (await all(await actAs(server, habilisId), { du: '2020-01' }))
      .filter(({ type }) => ECHEANCES[type].genre === 'CERTIFICAT')
      .map(({ type, date, nature, nombre, nomPrenom }) => [type, date, nature, nombre ?? nomPrenom ?? null]);
  const [fin, upkeep, ofJulie] = [
    addMonths(addDays(TEST_TODAY, -671), 24),
    addMonths(addDays(TEST_TODAY, -40), 24),
    addDays(TEST_TODAY, 195),
  ];
  const before = (day: string) => addDays(day, -1);
  const ofEntite = [
    ['certificats-fin', before(fin), 'A_FAIRE', 2],
    ['certificat-formateur-fin', ofJulie, 'A_SAVOIR', 'Julie Perrin'],
    ['certificats-fin', before(upkeep), 'A_SAVOIR', 1],
  ];
  expect(await rowsOf('LPF20001')).toEqual(ofEntite);
  expect(await rowsOf('DEL30001')).toEqual(ofEntite);
  expect(await rowsOf('FOR40001')).toEqual([['certificat-formateur-fin', ofJulie, 'A_SAVOIR', null]]);
  expect(await rowsOf('NES10104')).toEqual([]);
  expect(await rowsOf('RDI90001')).toEqual([]);
});

test('[EC3] the same complement is late for its entite and for its caisse; the end of a suspension is only to know', async () => {
  const gestionnaire = await all(await actAs(server, 'LPF20001'));
  expect(gestionnaire.find(({ type }) => type === 'dh-complement')).toMatchObject({
    nature: 'EN_RETARD',
    tache: 'complement',
  });
  const instructeur = await all(await actAs(server, 'INS50001'));
  expect(instructeur.find(({ type }) => type === 'dh-complement')).toMatchObject({ nature: 'EN_RETARD' });
  const suspendue = await all(await actAs(server, 'MUL20004', 'G'));
  expect(suspendue.find(({ type }) => type === 'suspension-fin')).toMatchObject({
    nature: 'A_SAVOIR',
    date: addDays(TEST_TODAY, 70),
  });
});

test('[EC8] a suspension to confirm stands in the line of who manages the dispositif, by the day of the alert', async () => {
  const { db } = server.services.connection;
  const { id } = await db
    .updateTable('habilitation')
    .set({ suspension_a_confirmer: true, date_debut_suspension: '2026-10-31' })
    .where('date_fin_suspension', '>', TEST_TODAY)
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = async (habilisId: string) =>
    (await all(await actAs(server, habilisId))).filter(({ type }) => type === 'suspension-a-confirmer');
  expect(await found('RDI90001')).toMatchObject([{ objetId: id, date: '2026-12-31', nature: 'A_FAIRE' }]);
  expect(await found('RDI90002')).toEqual([]);
  expect(await found('ADM92001')).toEqual([]);
});

test('[EC7] the certificate of an entite ends after the delay of the setting, for its caisse and itself alone', async () => {
  const { db } = server.services.connection;
  const rows = await db
    .selectFrom('demande_administrative')
    .select(['id', 'caisse_id', 'donnees', 'date_attestation_urssaf'])
    .where('tache', '=', 'validee')
    .where('date_attestation_urssaf', 'is not', null)
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ donnees, date_attestation_urssaf: date }) => donnees.dateAttestationUrssaf === date)).toBe(true);
  const own = (await all(await actAs(server, 'LPF20001'), { genre: 'PIECE', du: '2020-01' }))[0];
  const row = rows.find(({ id }) => id === own?.objetId);
  expect(own?.date).toBe(addDays(row?.date_attestation_urssaf ?? '', 183));
  const atTheCaisse = await all(await actAs(server, 'INS50001'), { genre: 'PIECE', du: '2020-01' });
  const { id: caisse } = await db
    .selectFrom('mrp')
    .select('id')
    .where('code', '=', 'NORD_EST')
    .executeTakeFirstOrThrow();
  expect(idsOf(atTheCaisse, 'attestation-urssaf')).toEqual(
    ascending(rows.filter(({ caisse_id: id }) => id === caisse).map(({ id }) => id)),
  );
  for (const national of ['REP70001', 'ADM92001', 'CNH91001', 'RDI90001']) {
    expect(await all(await actAs(server, national), { genre: 'PIECE' })).toEqual([]);
  }
});

test('[EC8] the days of the commission are those of its agenda', async () => {
  const secretaire = await actAs(server, 'CNH91001');
  const { ouvertes } = await secretaire(commission.seances, {});
  const days = await all(secretaire, { genre: 'COMMISSION', du: '2020-01' });
  expect(days.map(({ date, nombre }) => [date, nombre])).toEqual(
    ouvertes.map(({ date, aDecider }) => [date, aDecider]),
  );
});

test('[EC9] the line holds what the list holds, span by span', async () => {
  // One caller of each scope.
  for (const [habilisId, type] of CALLERS.filter(([, one]) => ['G', 'DL', 'F', 'RC', 'E', 'RD', 'ADM'].includes(one))) {
    const call = await actAs(server, habilisId, type);
    const { au: end, tranches, enRetard } = await call(echeance.ligne, {});
    expect(end.slice(0, 7)).toBe(moisDeLigne(TEST_TODAY).at(-1));
    const wanted = await Promise.all(
      tranchesDeLigne(TEST_TODAY).map(async ({ du, au }) => {
        const span = du === null ? ({ vue: 'en-retard' } as const) : { du, au };
        const { elements: rows, total } = await call(echeance.list, { query: { ...span, taille: 200 } });
        expect(rows).toEqual(rows.toSorted(compareEcheances));
        return { du, au, total, premieres: rows.slice(0, NAMED_IN_TRANCHE) };
      }),
    );
    expect(tranches).toEqual(wanted.filter(({ total }) => total > 0));
    const late = await call(echeance.list, { query: { vue: 'en-retard' } });
    expect(enRetard).toEqual({ total: late.total });
    expect(late.elements.every(({ nature }) => nature === 'EN_RETARD')).toBe(true);
  }
});

test('[EC10] the list begins with what is late, whatever its age, and leaves out what ended before the month before', async () => {
  const { db } = server.services.connection;
  await db
    .updateTable('demande_habilitation')
    .set({ date_echeance: '2025-01-15' })
    .where('tache', '=', 'complement')
    .execute();
  const call = await actAs(server, 'LPF20001');
  const rows = await all(call);
  expect(rows[0]).toMatchObject({ type: 'dh-complement', date: '2025-01-15', nature: 'EN_RETARD' });
  const others = rows.filter(({ type }) => !ECHEANCES[type].resteDue);
  expect(others.every(({ date }) => date >= `${moisDeLigne(TEST_TODAY)[0]}-01`)).toBe(true);
  const month = await call(echeance.list, { query: { du: '2025-01', au: '2025-01' } });
  expect(month.elements.map(({ type }) => type)).toEqual(['dh-complement']);
  const pages = await Promise.all([1, 2, 3].map((page) => call(echeance.list, { query: { page, taille: 1 } })));
  expect(pages.map(({ elements }) => elements[0])).toEqual(rows.slice(0, 3));
});

test('[EC9] a span that holds more than can be counted says so', async () => {
  const { db } = server.services.connection;
  const { id: entite } = await db.selectFrom('entite').select('id').limit(1).executeTakeFirstOrThrow();
  await sql`insert into habilitation (numero, entite_id, dispositif_niveau_id, date_debut, date_fin)
    select 'ESSAI-' || rang, ${entite}::integer, (select min(id) from dispositif_niveau), date '2024-01-01', date '2027-02-15'
    from generate_series(1, ${MOST_IN_MONTH + 5}::integer) as rang`.execute(db);
  const { tranches } = await (await actAs(server, 'ADM92001'))(echeance.ligne, {});
  const month = tranches.find(({ au }) => au === '2027-02-28');
  expect(month).toMatchObject({ total: MOST_IN_MONTH, totalDepasse: true });
  expect(month?.premieres).toHaveLength(NAMED_IN_TRANCHE);
  await sql`delete from habilitation where numero like 'ESSAI-%'`.execute(db);
});

test('[EC8] the file holds the list, with its filters and the words of its reader', async () => {
  const call = await actAs(server, 'LPF20001');
  const rows = await all(call, { genre: 'HABILITATION' });
  const { blob } = await call(echeance.export, { query: { genre: 'HABILITATION', format: 'csv' } });
  const lines = (await blob.text()).trim().split('\r\n');
  expect(lines).toHaveLength(rows.length + 1);
  expect(lines[0]).toContain('"Date";"Genre"');
  expect(lines[1]).toContain('fin');
});

test('[EC78] an end that a renewal asked for in time prolongs says until when; one asked for late does not', async () => {
  const { db } = server.services.connection;
  const renewal = await db
    .selectFrom('demande_habilitation as suite')
    .innerJoin('habilitation', 'habilitation.id', 'suite.habilitation_source_id')
    .innerJoin('role', 'role.entite_id', 'suite.entite_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['suite.id', 'suite.date_first_soumission', 'habilitation.id as sourceId', 'habilitation.date_fin'])
    .select('personne.habilis_id')
    .where('suite.mode', '=', 'REN')
    .where('suite.en_cours', '=', true)
    .where('role.type', '=', 'G')
    .where('role.fin_le', 'is', null)
    .executeTakeFirstOrThrow();
  const fin = addDays(TEST_TODAY, 30);
  await db.updateTable('habilitation').set({ date_fin: fin }).where('id', '=', renewal.sourceId).execute();
  const gestionnaire = await actAs(server, renewal.habilis_id, 'G');
  const asked = (day: string | null) =>
    db.updateTable('demande_habilitation').set({ date_first_soumission: day }).where('id', '=', renewal.id).execute();
  const read = async () =>
    (await all(gestionnaire)).find((one) => one.type === 'habilitation-fin' && one.objetId === renewal.sourceId);
  await asked(addMonths(fin, -4));
  expect(await read()).toMatchObject({ date: fin, prolongeeAu: addMonths(fin, 6) });
  const { blob } = await gestionnaire(echeance.export, { query: { genre: 'HABILITATION', format: 'csv' } });
  const [year, month, day] = addMonths(fin, 6).split('-');
  expect(await blob.text()).toContain(`prolongée jusqu’au ${day}/${month}/${year} au plus tard`);
  await asked(addDays(TEST_TODAY, -1));
  expect(await read()).not.toHaveProperty('prolongeeAu');
  await asked(renewal.date_first_soumission);
  await db.updateTable('habilitation').set({ date_fin: renewal.date_fin }).where('id', '=', renewal.sourceId).execute();
});

test('[EC8] a filter that the list does not know is refused by its name', async () => {
  const call = await actAs(server, 'LPF20001');
  // @ts-expect-error: what a program may send all the same
  const wrong = await refusal(call(echeance.list, { query: { genre: 'AUTRE' } }));
  expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'genre' }] });
  expect(await refusal(call(echeance.list, { query: { du: '2026-13' } }))).toMatchObject({ status: 400 });
});
