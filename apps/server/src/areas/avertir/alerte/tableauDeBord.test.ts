import { actualite } from '@habilis/api/actualite/endpoints';
import { alerte } from '@habilis/api/alerte/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { message } from '@habilis/api/message/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAILY_WORKS } from '../../../areas.ts';
import { addActualites, addMessages, type GivenActualite, type GivenMessage } from '../../../builders/addAccueil.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { demandeIdOf } from '../../../test/demandeIdOf.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { announceAll } from '../../communication/message/announceAll.ts';
import { mailMessages } from '../../communication/message/mailMessages.ts';
import { updateDailyAlertes } from '../../demandes/demande-administrative/updateDailyAlertes.ts';

const ENTITE = 'Établissements Vauclair';
const PERMANENCE = 'Permanence téléphonique de la caisse';
/** In their order; one is past and one is in the future. */
const ACTUALITES: readonly GivenActualite[] = [
  { titre: 'En ligne', contenu: '<p>Le dossier se remplit en ligne.</p>', debut: -18, fin: null },
  { titre: 'Attestation', contenu: '<p>Moins de six mois.</p>', debut: -6, fin: 40 },
  { titre: 'Interruption', contenu: '<p>De 6 h à 8 h.</p>', debut: -30, fin: -23 },
  { titre: 'Fermeture', contenu: '<p>Entre les fêtes.</p>', debut: 14, fin: 50 },
];
const MESSAGES: readonly GivenMessage[] = [
  {
    titre: 'Dossiers d’organismes nouveaux',
    intitule: 'Au registre',
    descriptif: null,
    diffuseur: 'ADM92001',
    diffuseurRole: 'ADM',
    age: 3,
    roles: ['I', 'RC', 'R', 'E', 'RD'],
  },
  {
    titre: PERMANENCE,
    intitule: 'Le mardi et le jeudi matin',
    descriptif: null,
    diffuseur: 'INS50001',
    diffuseurRole: 'I',
    age: 8,
    roles: ['DM', 'G', 'DL'],
    caisse: 'NORD_EST',
  },
  {
    titre: 'Calendrier de la commission',
    intitule: 'En janvier',
    descriptif: null,
    diffuseur: 'CNH91001',
    diffuseurRole: 'CNH',
    age: 5,
    roles: ['RD', 'CNH', 'F', 'ADM', 'S'],
  },
];
const COLUMNS = [
  'type',
  'objet_type',
  'objet_id',
  'role_type',
  'entite_id',
  'mrp_id',
  'date_emission',
  'date_echeance',
  'valeurs',
] as const;

let server: TestServer;
let instructeur: Call;
let manager: Call;
let id: number;
let days = 0;
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(`${addDays(TEST_TODAY, days)}T10:00:00Z`) });
  const building = await addToCast(server, {});
  await addActualites(building, ACTUALITES);
  await addMessages(building, building.ids, MESSAGES);
  id = await demandeIdOf(server, ENTITE);
  const { caisse_id: caisse } = await db()
    .selectFrom('demande_administrative')
    .select('caisse_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { habilis_id: instructeurId } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('habilis_id')
    .where('role.type', '=', 'I')
    .where('role.mrp_id', '=', caisse)
    .orderBy('role.id')
    .executeTakeFirstOrThrow();
  instructeur = await actAs(server, instructeurId);
  manager = await actAs(server, 'VAU10002');
});
afterAll(() => server.close());

/** A person's alerts about the demande, as types with their due days. */
const told = async (call: Call) =>
  (await call(alerte.list, {}))
    .filter(({ objetId }) => objetId === id)
    .map(({ type, dateEmission, dateEcheance }) => `${type} ${dateEmission} ${dateEcheance}`);

const act = async (call: Call, action: string, changes: object = {}) =>
  call(da.submitByInstructeur, {
    body: writeBody(await call(da.get, { params: { id } }), {
      action,
      draftWorkflowComment: 'Une pièce manque.',
      ...changes,
    }),
  });

test('[DA67] a step closes the alert of the task left and opens those of the task entered', async () => {
  expect(await told(instructeur)).toEqual([`DA_A_INSTRUIRE ${addDays(TEST_TODAY, -12)} ${addDays(TEST_TODAY, 18)}`]);
  expect(await told(manager)).toEqual([]);
  const suspension = addDays(TEST_TODAY, 40);
  await act(instructeur, 'DemandeComplement', { dateSuspensionAdministrative: suspension });
  expect(await told(instructeur)).toEqual([]);
  expect(await told(manager)).toEqual([`DA_COMPLEMENT ${TEST_TODAY} ${suspension}`]);
  const [own] = await manager(alerte.list, {});
  expect(own).toMatchObject({ raisonSocialeEntite: ENTITE, supprimable: false, habilisIdCible: null });
  expect(own?.wfRoleIdCible).toBeGreaterThan(0);
});

const dayOf = (today: string) => ({
  today,
  settings: DEFAULT_SETTINGS,
  jobs: server.services.jobs,
  now: new Date(`${today}T03:00:00Z`),
});

test('[A2][A19] each day at four the reminders that are due are given, again nearer the day', async () => {
  const suspension = addDays(TEST_TODAY, 40);
  const on = async (today: string) => {
    await updateDailyAlertes(db(), dayOf(today));
    return told(instructeur);
  };
  expect(await on(addDays(TEST_TODAY, 9))).toEqual([]);
  const first = addDays(TEST_TODAY, 10);
  expect(await on(first)).toEqual([`DA_SUSPENSION ${first} ${suspension}`]);
  expect(await on(addDays(TEST_TODAY, 32))).toEqual([`DA_SUSPENSION ${first} ${suspension}`]);
  const last = addDays(TEST_TODAY, 33);
  expect(await on(last)).toEqual([`DA_SUSPENSION ${last} ${suspension}`]);
  expect(DAILY_WORKS.find(({ nom }) => nom === 'alertes')?.heure).toBe('04:00');
});

test('[A3] the same alert is given once, however often it is looked for', async () => {
  const count = async () =>
    (await db().selectFrom('alerte').select('id').execute()).map(({ id: one }) => one).toSorted((a, b) => a - b);
  const before = await count();
  const day = dayOf(addDays(TEST_TODAY, 33));
  await updateDailyAlertes(db(), day);
  expect(await count()).toEqual(before);
  const again = db()
    .insertInto('alerte')
    .columns(COLUMNS)
    .expression((eb) => eb.selectFrom('alerte').select(COLUMNS).limit(1))
    .execute();
  await expect(again).rejects.toThrow('alerte_unique');
});

test('[A4] an alert that asks for something stays, one that tells is dismissed by each for themselves', async () => {
  const [asking] = await manager(alerte.list, {});
  const params = { id: String(asking?.id) };
  expect(await refusal(manager(alerte.dismiss, { params }))).toMatchObject({
    status: 400,
    title: 'alerte.non-supprimable',
  });
  const caisse = await db()
    .selectFrom('demande_administrative')
    .select('caisse_id')
    .where('raison_sociale', '=', 'Ardoise Formation')
    .executeTakeFirstOrThrow();
  const { id: telling } = await db()
    .insertInto('alerte')
    .values({
      type: 'DH_AFFECTEE',
      objet_type: 'demande-administrative',
      objet_id: 1,
      role_type: 'I',
      mrp_id: caisse.caisse_id,
      date_emission: TEST_TODAY,
      date_echeance: addDays(TEST_TODAY, -1),
      valeurs: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [one, other] = [await actAs(server, 'INS50001'), await actAs(server, 'INS50008')];
  const sees = async (call: Call) => (await call(alerte.list, {})).some((row) => row.id === telling);
  const before = await one(alerte.count, {});
  for (let press = 0; press < 2; press++) await one(alerte.dismiss, { params: { id: String(telling) } });
  expect([await sees(one), await sees(other)]).toEqual([false, true]);
  expect(await one(alerte.count, {})).toEqual({
    total: before.total - 1,
    enRetard: before.enRetard - 1,
    // The list of tasks shows what was assigned.
    horsTaches: before.horsTaches,
  });
  await one(alerte.restore, { params: { id: String(telling) } });
  expect(await sees(one)).toBe(true);
  // An alert given again is shown again.
  await one(alerte.dismiss, { params: { id: String(telling) } });
  await db()
    .updateTable('alerte')
    .set({ date_emission: addDays(TEST_TODAY, 1) })
    .where('id', '=', telling)
    .execute();
  expect(await sees(one)).toBe(true);
  expect(await refusal(manager(alerte.dismiss, { params: { id: String(telling) } }))).toMatchObject({ status: 404 });
});

test('[A702] the bell leaves out what the list of tasks shows', async () => {
  const luc = await actAs(server, 'INS50001');
  const told = new Set((await luc(alerte.list, {})).map(({ type }) => type));
  expect(told).toEqual(new Set(['DA_A_INSTRUIRE', 'DH_AFFECTEE']));
  const before = await luc(alerte.count, {});
  expect(before).toMatchObject({ horsTaches: 0 });
  const { id: untold } = await db()
    .insertInto('alerte')
    .values({
      type: 'ENTITE_FERMEE',
      objet_type: 'entite',
      objet_id: 1,
      role_type: 'I',
      date_emission: TEST_TODAY,
      date_echeance: null,
      valeurs: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await luc(alerte.count, {})).toMatchObject({ total: before.total + 1, horsTaches: 1 });
  await db().deleteFrom('alerte').where('id', '=', untold).execute();
  // What reaches a demandeur is in no list of tasks.
  const { total, horsTaches } = await manager(alerte.count, {});
  expect([total, horsTaches]).toEqual([total, total]);
});

test('[A32] a demande that is decided leaves no alert', async () => {
  await manager(da.submit, {
    body: writeBody(await manager(da.get, { params: { id } }), { dateAttestationUrssaf: TEST_TODAY }),
  });
  expect(await told(instructeur)).toHaveLength(1);
  await act(instructeur, 'Soumet');
  expect([await told(instructeur), await told(manager)]).toEqual([[], []]);
});

const titles = async (call: Call) => (await call(message.dashboard, {})).map(({ titre }) => titre);

test('[M6][M7] a message reaches the roles and caisses of its targets, and each dismisses it for themselves', async () => {
  const sophie = await actAs(server, 'LPF20001');
  const other = await actAs(server, 'NES10101');
  expect(await titles(sophie)).toEqual([PERMANENCE]);
  expect(await titles(await actAs(server, 'NAP20003'))).toEqual([]);
  expect(await titles(await actAs(server, 'RDI90001'))).toEqual([
    'Dossiers d’organismes nouveaux',
    'Calendrier de la commission',
  ]);
  const [received] = await sophie(message.dashboard, {});
  expect(received).toMatchObject({ diffuseurNomPrenom: 'Luc Fontaine', dateDebutDiffusion: addDays(TEST_TODAY, -8) });
  const params = { id: String(received?.id) };
  for (let press = 0; press < 2; press++) await sophie(message.dismiss, { params });
  expect([await titles(sophie), await titles(other)]).toEqual([[], [PERMANENCE]]);
  await sophie(message.restore, { params });
  expect(await titles(sophie)).toEqual([PERMANENCE]);
  expect(await refusal((await actAs(server, 'INS50001'))(message.dismiss, { params }))).toMatchObject({ status: 404 });
});

test('[M6] without dates it is gone thirty days after it was written', async () => {
  const at = async (day: number) => {
    days = day;
    return titles(await actAs(server, 'LPF20001'));
  };
  expect([await at(22), await at(23)]).toEqual([[PERMANENCE], []]);
  days = 0;
});

test('[M10] news are read by guests between their dates, by rank, and all by who edits them', async () => {
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const at = async (day: number) => {
    days = day;
    return (await guest(actualite.guestList, {})).map(({ rang }) => rang);
  };
  expect([await at(-25), await at(0), await at(14), await at(41)]).toEqual([[3], [1, 2], [1, 2, 4], [1, 4]]);
  days = 0;
  const read = async (habilisId: string) =>
    (await (await actAs(server, habilisId))(actualite.list, {})).map(({ rang }) => rang);
  expect([await read('LPF20001'), await read('ADM92001')]).toEqual([
    [1, 2],
    [1, 2, 3, 4],
  ]);
});

test('[M5][M11][M12] news and messages are mailed once, to each person under one role, as often as they wish', async () => {
  const told = async () => {
    const rows = await db()
      .selectFrom('courriel')
      .innerJoin('personne', 'personne.id', 'courriel.personne_id')
      .select(['modele', 'habilis_id', 'rythme', 'valeurs'])
      .where('modele', 'in', ['actualite', 'message'])
      .orderBy('habilis_id')
      .execute();
    return rows.map(({ modele, habilis_id: who, rythme, valeurs }) => ({ modele, who, rythme, valeurs }));
  };
  const announce = async (day: number) => {
    const { jobs, settings } = server.services;
    const now = new Date(`${addDays(TEST_TODAY, day)}T10:00:00Z`);
    await announceAll(db(), { jobs, now });
    await mailMessages(db(), { jobs, settings, now });
  };
  await announce(0);
  expect(await told()).toEqual([]);
  await Promise.all([announce(14), announce(14)]);
  const news = await told();
  expect(news.length).toBeGreaterThan(30);
  expect(new Set(news.map(({ who }) => who)).size).toBe(news.length);
  expect(news.find(({ who }) => who === 'MUL20004')).toMatchObject({ modele: 'actualite', rythme: 'HEBDO' });
  const preferences = JSON.stringify([{ type: 'MESSAGE', canal: 'EMAIL', frequence: 'IMMEDIAT' }]);
  const sophie = db().selectFrom('personne').select('id').where('habilis_id', '=', 'LPF20001');
  await db().updateTable('role').set({ preferences }).where('personne_id', '=', sophie).execute();
  await db().updateTable('message').set({ par_courriel: true }).where('titre', '=', PERMANENCE).execute();
  for (let time = 0; time < 2; time++) await announce(0);
  const messages = (await told()).filter(({ modele }) => modele === 'message');
  expect(messages.map(({ who }) => who)).toEqual([...new Set(messages.map(({ who }) => who))]);
  expect(messages.map(({ who }) => who)).not.toContain('NAP20003');
  expect(messages.find(({ who }) => who === 'LPF20001')).toMatchObject({
    rythme: 'IMMEDIAT',
    valeurs: { mots: { intitule: 'Le mardi et le jeudi matin', auteur: 'Luc Fontaine' } },
  });
});
