import { addDays } from '@habilis/domain/date/addDays';
import { wasActiveOn } from '@habilis/domain/habilitation/wasActiveOn';
import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { niveauxOf } from '../entite/niveauxOf.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';

let server: TestServer;
let now = new Date(`${TEST_TODAY}T10:00:00Z`);
beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  await addToCast(server, { habilitations: HABILITATIONS });
});
afterAll(() => server.close());

type Listed = {
  readonly elements: readonly {
    readonly id: number;
    readonly raisonSociale: string;
    readonly niveaux: readonly { code: string }[];
  }[];
  readonly total: number;
};
const get = (path: string) => send(server.url, 'GET', path);
const listed = async (query = '') => (await (await get(`/annuaire?taille=200${query}`)).json()) as Listed;
const names = async (query = '') => (await listed(query)).elements.map(({ raisonSociale }) => raisonSociale);
const ago = (days: number) => addDays(TEST_TODAY, -days);
const idOf = async (nom: string) =>
  (
    await server.services.connection.db
      .selectFrom('entite')
      .select('id')
      .where('raison_sociale', '=', nom)
      .executeTakeFirstOrThrow()
  ).id;

test('[H29] the directory lists the entites that are accredited today and agreed to be found, by name', async () => {
  const found = await names();
  expect(found).toEqual(expect.arrayContaining(['Lorraine Prévention Formation', 'Calanques Travaux Confinés']));
  expect(found).toEqual(found.toSorted((one, other) => (foldText(one) < foldText(other) ? -1 : 1)));
  // Suspended, in rupture, or without habilitation.
  for (const hidden of ['Atelier des Gestes Sûrs', 'Loire Échafaudage Formation', 'Établissements Vauclair']) {
    expect(found).not.toContain(hidden);
  }
  const lorraine = (await listed('&texte=lorraine')).elements[0];
  expect(lorraine?.niveaux.map(({ code }) => code)).toEqual(['PRAPIBC-1', 'SST-1']);
});
test('[H29] a past day is answered as it was, a day to come by what is known', async () => {
  expect(await names(`&date=${ago(151)}`)).toContain('Loire Échafaudage Formation');
  expect(await names(`&date=${ago(150)}`)).not.toContain('Loire Échafaudage Formation');
  const atelier = await Promise.all([401, 400, 340, 339, 20].map((days) => names(`&date=${ago(days)}`)));
  expect(atelier.map((found) => found.includes('Atelier des Gestes Sûrs'))).toEqual([true, false, false, true, false]);
  expect(await names(`&date=${ago(-71)}`)).toContain('Atelier des Gestes Sûrs');
  const path = `/annuaire/${await idOf('Loire Échafaudage Formation')}`;
  expect([(await get(path)).status, (await get(`${path}?date=${ago(151)}`)).status]).toEqual([404, 200]);
});
test('[H29] it is searched by name or town without accents, by niveau and by département', async () => {
  expect(await names('&texte=echafaud')).toEqual([]);
  expect(await names('&texte=PREVENTION%20lorr')).toEqual(['Lorraine Prévention Formation']);
  expect(await names('&texte=Marseille')).toEqual(['Calanques Travaux Confinés']);
  expect(await names('&niveau=AMSS4-2')).toEqual(['Nord Amiante Pédagogie']);
  expect(await names('&departement=33')).toEqual(['Garonne Soins Formation']);
  expect(await names('&departement=54&niveau=GEPO-1')).toEqual([]);
  await server.services.connection.db
    .updateTable('entite')
    .set({ code_departement: '2B', ville: 'Bastia' })
    .where('raison_sociale', '=', 'Calanques Travaux Confinés')
    .execute();
  expect([await names('&departement=2B'), await names('&departement=2A')]).toEqual([
    ['Calanques Travaux Confinés'],
    [],
  ]);
  const page = (await (await get('/annuaire?taille=2&page=2')).json()) as Listed;
  expect([page.elements.length, page.total]).toEqual([2, (await listed()).total]);
});
test('names are searched and sorted in the database as they are typed', async () => {
  const rows = await server.services.connection.db
    .selectFrom('entite')
    .select(['raison_sociale', 'siret', 'code_postal', 'ville', 'nom_tri', 'recherche', 'lieu'])
    .execute();
  for (const { raison_sociale, siret, code_postal, ville, nom_tri, recherche, lieu } of rows) {
    expect([nom_tri, recherche]).toEqual([foldText(raison_sociale), foldText(`${raison_sociale} ${siret} ${ville}`)]);
    expect(lieu).toBe(foldText(`${code_postal ?? ''} ${ville ?? ''}`));
  }
});
test('[H31] the database answers for a day as the rule does', async () => {
  const { db } = server.services.connection;
  const periods = await db.selectFrom('habilitation_suspension').selectAll().execute();
  const rows = await db.selectFrom('habilitation').selectAll().orderBy('id').execute();
  const edges = rows.flatMap((row) => [row.date_debut, row.date_fin, row.date_fin_suspension ?? row.date_debut]);
  const days = [...edges, ...periods.flatMap((period) => [period.date_debut, period.date_fin])].flatMap((day) =>
    day === null ? [] : [addDays(day, -1), day, addDays(day, 1)],
  );
  for (const date of new Set([...days, TEST_TODAY])) {
    const active = await db
      .selectFrom('habilitation')
      .select('id')
      .where(activeHabilitation(date, TEST_TODAY))
      .orderBy('id')
      .execute();
    const expected = rows.filter((row) => {
      const {
        date_debut: dateDebut,
        date_fin: dateFin,
        date_fin_suspension: dateFinSuspension,
        rupture,
        prorogee,
      } = row;
      const own = periods
        .filter(({ habilitation_id }) => habilitation_id === row.id)
        .map((period) => ({ dateDebut: period.date_debut, dateFin: period.date_fin }));
      return wasActiveOn({ dateDebut, dateFin, dateFinSuspension, rupture, prorogee }, own, {
        date,
        today: TEST_TODAY,
      });
    });
    expect([date, active.map(({ id }) => id)]).toEqual([date, expected.map(({ id }) => id)]);
  }
});
test('[H33] an entite shows the contact that it agreed to publish, and nothing of its file', async () => {
  const answer = await get(`/annuaire/${await idOf('Nord Amiante Pédagogie')}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await answer.json()).toEqual({
    id: expect.any(Number),
    raisonSociale: 'Nord Amiante Pédagogie',
    codePostal: '59000',
    ville: 'Lille',
    codeDepartement: '59',
    ouverture: 'TOUS',
    email: expect.stringMatching(/@example\.org$/),
    siteWeb: null,
    telephone: { indicatif: '+33', numero: expect.stringMatching(/^0639/) },
    habilitations: [
      expect.objectContaining({
        code: 'AMSS4-1',
        plateformesFixes: [{ codePostal: '59000', ville: 'Lille' }, expect.anything()],
      }),
      expect.objectContaining({ code: 'AMSS4-2', numero: expect.stringMatching(/^13\/\d{4}\/AMSS4-2\/01$/) }),
    ],
  });
});
test('[H33] without consent, as an individual or before validation an entite is not in the directory', async () => {
  const { db } = server.services.connection;
  const nom = 'Garonne Soins Formation';
  const id = await idOf(nom);
  const hidden = async () => [(await names()).includes(nom), (await get(`/annuaire/${id}`)).status];
  expect(await hidden()).toEqual([true, 200]);
  const changes = [
    sql`update demande_administrative set donnees = jsonb_set(donnees, '{diffusion}', 'false') where entite_id = ${id}`,
    sql`update entite set type_entite = 'E' where id = ${id}`,
    sql`update entite set etat = 'provisoire' where id = ${id}`,
  ];
  for (const change of changes) {
    await change.execute(db);
    expect(await hidden()).toEqual([false, 404]);
    await db.updateTable('entite').set({ type_entite: 'OF', etat: 'active' }).where('id', '=', id).execute();
    await sql`update demande_administrative set donnees = jsonb_set(donnees, '{diffusion}', 'true') where entite_id = ${id}`.execute(
      db,
    );
  }
  expect(await hidden()).toEqual([true, 200]);
  // The validated copy prevails over a working copy.
  await sql`update demande_administrative set donnees_validees = jsonb_set(donnees, '{diffusion}', 'false') where entite_id = ${id}`.execute(
    db,
  );
  expect(await hidden()).toEqual([false, 404]);
});
test('the list is downloaded for a spreadsheet, in which no name is a formula', async () => {
  await sql`update entite set raison_sociale = '=HYPERLINK("x")' where raison_sociale = 'Breizh Secours Entreprise'`.execute(
    server.services.connection.db,
  );
  const workbook = await get('/annuaire/export?niveau=SST-1&format=xlsx');
  expect(workbook.headers.get('content-disposition')).toMatch(/annuaire-\d{4}-\d\d-\d\d\.xlsx/);
  expect(await fileTypeFromBuffer(await workbook.arrayBuffer())).toMatchObject({ ext: 'xlsx' });
  const answer = await get('/annuaire/export?niveau=SST-1');
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  expect(text.startsWith('\uFEFF"Entité";"Code postal"')).toBe(true);
  expect(text).toContain('"\'=HYPERLINK(""x"")";"35000"');
  expect(text.trim().split('\r\n')).toHaveLength((await listed('&niveau=SST-1')).total + 1);
});
test('[C16] the check of certificats is limited in rate, and nothing of who asks is kept', async () => {
  const { db } = server.services.connection;
  now = new Date(`${TEST_TODAY}T12:00:00Z`);
  const entries = async () => (await db.selectFrom('audit').select('id').execute()).length;
  const before = await entries();
  const ask = () => send(server.url, 'POST', '/qrcode/certificat', { body: { code: 'SST-1-2026-004817' } });
  const { token } = await server.signIn('LPF20001');
  const signedIn = await send(server.url, 'POST', '/qrcode/certificat', { body: { code: 'ABCD' }, token });
  expect(await signedIn.json()).toMatchObject({ statut: 'INCONNU', nom: null, raisonSociale: null });
  const statuses: number[] = [];
  for (let rank = 0; rank < 60; rank++) statuses.push((await ask()).status);
  // Beyond, each check costs the work of a browser.
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([59, 400]);
  const kept = await db.selectFrom('tentative').select('cle').distinct().where('cle', 'like', 'certificat%').execute();
  expect(kept).toEqual([{ cle: expect.stringMatching(/^certificat-adresse:/) }]);
  // Only the sign-in left an entry.
  expect(await entries()).toBe(before + 1);
  // The limit lasts a quarter of an hour.
  now = new Date(`${TEST_TODAY}T12:16:00Z`);
  expect((await ask()).status).toBe(200);
});

test('the niveaux of more entites than a statement takes parameters are read on the day asked for', async () => {
  const { db } = server.services.connection;
  const ids = Array.from({ length: 70_000 }, (_, index) => index + 1);
  const held = async (date: string) => [...(await niveauxOf({ db, today: TEST_TODAY, date }, ids))];
  const [present, past] = [await held(TEST_TODAY), await held(addDays(TEST_TODAY, -1000))];
  expect(past.length).toBeGreaterThan(0);
  expect(past).not.toEqual(present);
  const [{ entite_id: first } = { entite_id: 0 }] = await db
    .selectFrom('habilitation')
    .select('entite_id')
    .where(activeHabilitation(addDays(TEST_TODAY, -1000), TEST_TODAY))
    .execute();
  expect(past.map(([id]) => id)).toContain(first);
});
