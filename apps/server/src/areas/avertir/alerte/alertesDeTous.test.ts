import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import type { AlerteType } from '@habilis/domain/alerte/ALERTE_RULES';
import { DELAIS_ALERTE } from '@habilis/domain/alerte/delais';
import { addDays } from '@habilis/domain/date/addDays';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';

type Place = { readonly entite_id?: number; readonly mrp_id?: number; readonly personne_id?: number };

let server: TestServer;
let admin: Call;
const db = () => server.services.connection.db;

/** An alert about one object of its own, due so many days from today. */
async function give(type: AlerteType, role: RoleType, due: number | null, place: Place): Promise<void> {
  await db()
    .insertInto('alerte')
    .values({
      type,
      role_type: role,
      ...place,
      objet_type: 'demande-habilitation',
      objet_id: 1,
      date_emission: TEST_TODAY,
      date_echeance: due === null ? null : addDays(TEST_TODAY, due),
      valeurs: JSON.stringify({ numeroDemande: `DH ${due ?? 'sans'}`, raisonSocialeEntite: 'Ardoise Formation' }),
    })
    .execute();
}

beforeAll(async () => {
  server = await startPeopledServer();
  admin = await actAs(server, 'ADM92001');
  await db().deleteFrom('alerte').execute();
  const caisse = await db()
    .selectFrom('mrp')
    .select(['id', 'code'])
    .where('code', '=', 'NORD_EST')
    .executeTakeFirstOrThrow();
  const other = await db().selectFrom('mrp').select('id').where('code', '=', 'NORMANDIE').executeTakeFirstOrThrow();
  const entite = await db()
    .selectFrom('entite')
    .select('id')
    .where('caisse_id', '=', caisse.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const expert = await db()
    .selectFrom('role')
    .select('personne_id')
    .where('type', '=', 'E')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await give('DH_A_INSTRUIRE', 'I', 7, { mrp_id: caisse.id });
  await give('DH_A_INSTRUIRE', 'I', -1, { mrp_id: other.id });
  await give('DH_EN_RETARD', 'I', 0, { mrp_id: caisse.id });
  await give('DH_COMPLEMENT', 'G', 8, { entite_id: entite.id });
  await give('DH_ACCEPTEE', 'DM', null, { entite_id: entite.id });
  await give('DH_AVIS_ATTENDU', 'E', -30, { personne_id: expert.personne_id });
  await give('DH_A_REPARTIR', 'R', -1, {});
});
afterAll(() => server.close());

type Query = NonNullable<Parameters<typeof admin<typeof alerte.ofAll>>[1]['query']>;
const found = async (query: Query = {}) =>
  (await admin(alerte.ofAll, { query })).elements.map(({ type, reference }) => `${type} ${reference}`);

test('[A703] the alerts of all come late first, each with whom it waits for', async () => {
  const { elements, total } = await admin(alerte.ofAll, { query: {} });
  expect(elements.map(({ reference }) => reference)).toEqual([
    'DH -30',
    'DH -1',
    'DH -1',
    'DH 0',
    'DH 7',
    'DH 8',
    'DH sans',
  ]);
  expect(total).toBe(7);
  expect(elements.map(({ roleTypeCible, rattachement }) => `${roleTypeCible} ${rattachement ?? 'tous'}`)).toEqual([
    expect.stringMatching(/^E \p{L}+ \p{L}+/u),
    'I Carsat Normandie',
    'R tous',
    'I Carsat Nord-Est',
    'I Carsat Nord-Est',
    expect.stringMatching(/^G (?!tous)/),
    expect.stringMatching(/^DM (?!tous)/),
  ]);
  expect(elements[0]).toMatchObject({ objetType: 'demande-habilitation', raisonSocialeEntite: 'Ardoise Formation' });
  expect(await found({ page: 2, taille: 3 })).toEqual([
    'DH_EN_RETARD DH 0',
    'DH_A_INSTRUIRE DH 7',
    'DH_COMPLEMENT DH 8',
  ]);
});

test('[A703] they are found by type, by role, by caisse and by the time left', async () => {
  expect(await found({ type: 'DH_A_INSTRUIRE' })).toEqual(['DH_A_INSTRUIRE DH -1', 'DH_A_INSTRUIRE DH 7']);
  expect(await found({ role: 'R' })).toEqual(['DH_A_REPARTIR DH -1']);
  const ofCaisse = ['DH_EN_RETARD DH 0', 'DH_A_INSTRUIRE DH 7', 'DH_COMPLEMENT DH 8', 'DH_ACCEPTEE DH sans'];
  expect(await found({ caisse: 'NORD_EST' })).toEqual(ofCaisse);
  const each = await Promise.all(DELAIS_ALERTE.map((delai) => found({ delai })));
  expect(each.map((rows) => rows.length)).toEqual([3, 2, 1, 1]);
  expect(each.flat()).toEqual(await found());
  expect(await found({ caisse: 'NORD_EST', role: 'G', delai: 'en-retard' })).toEqual([]);
  const unknown = admin(alerte.ofAll, { query: { caisse: 'AILLEURS' } });
  expect(await refusal(unknown)).toMatchObject({ status: 400, errors: [{ path: 'caisse' }] });
});

test('[A704] they are counted by type over what the other filters find, the latest types first', async () => {
  expect(await admin(alerte.countOfAll, { query: {} })).toEqual([
    { type: 'DH_A_INSTRUIRE', enRetard: 1, sousSeptJours: 1, apres: 0 },
    { type: 'DH_AVIS_ATTENDU', enRetard: 1, sousSeptJours: 0, apres: 0 },
    { type: 'DH_A_REPARTIR', enRetard: 1, sousSeptJours: 0, apres: 0 },
    { type: 'DH_ACCEPTEE', enRetard: 0, sousSeptJours: 0, apres: 1 },
    { type: 'DH_COMPLEMENT', enRetard: 0, sousSeptJours: 0, apres: 1 },
    { type: 'DH_EN_RETARD', enRetard: 0, sousSeptJours: 1, apres: 0 },
  ]);
  const ofCaisse = await admin(alerte.countOfAll, { query: { caisse: 'NORD_EST', role: 'I' } });
  expect(ofCaisse.map(({ type }) => type)).toEqual(['DH_A_INSTRUIRE', 'DH_EN_RETARD']);
});

test('[A703] who reads the alerts of all dismisses none of them', async () => {
  const support = await actAs(server, 'SUP93001');
  const { elements } = await support(alerte.ofAll, { query: { type: 'DH_ACCEPTEE' } });
  const params = { id: String(elements[0]?.id) };
  expect(await refusal(support(alerte.dismiss, { params }))).toMatchObject({ status: 404 });
  expect(await refusal(admin(alerte.restore, { params }))).toMatchObject({ status: 404 });
  const instructeur = await actAs(server, 'INS50001');
  expect(await refusal(instructeur(alerte.ofAll, { query: {} }))).toMatchObject({ status: 403 });
});
