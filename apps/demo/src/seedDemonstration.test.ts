import { account } from '@habilis/api/account/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { examen } from '@habilis/api/examen/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { checkSoumission } from '@habilis/domain/demande-administrative/checkSoumission';
import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { decisionAttendue } from '@habilis/domain/estimation/decisionAttendue';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { fileTypeFromBuffer } from 'file-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '@habilis/server/test/startTestServer';
import { TEST_PASSWORD, testPasswordHash } from '@habilis/server/test/testPassword';
import { demoAccounts } from './demoAccounts.ts';
import { DEMO_DEMANDES } from './demoDemandes.ts';
import { prepareDemonstration } from './prepareDemonstration.ts';
import { seedDemonstration } from './seedDemonstration.ts';
import { actAs, refusal } from '@habilis/server/test/actAs';

const TODAY = '2026-11-20';
let server: TestServer;
let seconds = 0;

beforeAll(async () => {
  const hash = await testPasswordHash();
  server = await startTestServer({
    now: () => new Date(`${TODAY}T10:00:00Z`),
    prepare: async ({ connection, files }) => {
      const start = performance.now();
      await connection.db
        .transaction()
        .execute((db) =>
          seedDemonstration(db, { hashPassword: async () => hash, files, today: TODAY, password: TEST_PASSWORD }),
        );
      seconds = (performance.now() - start) / 1000;
    },
  });
});
afterAll(() => server.close());

test('the history of an account shows that the support acted in its person’s name', async () => {
  const acces = await (await actAs(server, 'LPF20001'))(account.acces, {});
  expect(acces.at(-1)?.impersonation?.motif).toMatch(/attestation Urssaf/);
});

test('the demonstration is seeded in seconds, not minutes', () => {
  process.stdout.write(`Démonstration remplie en ${seconds.toFixed(2)} s\n`);
  expect(seconds).toBeLessThan(30);
});

test('[G9] there is a demande at each task key but the deleted one, its SIRET and fields right', async () => {
  const rows = await server.services.connection.db.selectFrom('demande_administrative').selectAll().execute();
  expect(rows).toHaveLength(DEMO_DEMANDES.length);
  expect(new Set(rows.map(({ tache }) => tache))).toEqual(new Set(DA_TASK_KEYS.filter((key) => key !== 'supprimee')));
  for (const { donnees } of rows) {
    expect(isSiret(donnees.siret ?? '')).toBe(true);
    const errors = checkSoumission(donnees, [], { today: TODAY, validiteAttestationJours: 400 });
    expect(errors.filter(({ title }) => title !== 'champ.piece-requise')).toEqual([]);
  }
});

test('[G13] among the niveaux one lasts days, one hours and one has no end', async () => {
  const rows = await server.services.connection.db
    .selectFrom('dispositif_niveau')
    .select(['duree_validite_habilitation as duree', 'unite_duree_validite_habilitation as unite'])
    .execute();
  const count = (wanted: string | null) => rows.filter(({ unite }) => unite === wanted).length;
  expect([count('JOUR'), count('HEURE'), rows.filter(({ duree }) => duree === null).length]).toEqual([1, 1, 1]);
});

test('the documents are real PDF files, downloaded by who may read the demande', async () => {
  const instructeur = await actAs(server, 'INS50001');
  const id = (await instructeur(demande.todoList, {})).elements.find(({ type }) => type === 'DA')?.id;
  const { fileUploads } = await instructeur(da.get, { params: { id: String(id) } });
  expect(fileUploads.length).toBeGreaterThan(0);
  const params = { id: String(fileUploads[0]?.id) };
  const { blob } = await instructeur(file.download, { params });
  expect(await fileTypeFromBuffer(await blob.arrayBuffer())).toMatchObject({ mime: 'application/pdf' });
  expect(await refusal((await actAs(server, 'INS50002'))(file.download, { params }))).toMatchObject({ status: 404 });
});

test('[G10] the demandeur of Metz has a draft that lacks only its documents', async () => {
  const demandeur = await actAs(server, 'MPA10013');
  const { elements, total } = await demandeur(demande.todoList, {});
  expect(total).toBe(1);
  expect(await demandeur(da.get, { params: { id: String(elements[0]?.id) } })).toMatchObject({
    raisonSociale: 'Moselle Prévention Apprentissage',
    currentWorkflowTask: { currentTaskDefinitionKey: 'da_saisie' },
    modifiable: true,
    fileUploads: [],
  });
});

test('[SC21] the demandeur of an accredited entite reads and opens its sessions, as its gestionnaire does', async () => {
  const [demandeur, gestionnaire] = [await actAs(server, 'HUM10017'), await actAs(server, 'LPF20001')];
  const { elements, total } = await demandeur(sessionCertification.search, { body: {} });
  expect(total).toBeGreaterThan(5);
  expect(total).toBe((await gestionnaire(sessionCertification.search, { body: {} })).total);
  const session = await demandeur(sessionCertification.get, { params: { id: String(elements[0]?.id) } });
  const query = { habilitationId: String(session.habilitation.id) };
  expect(await demandeur(sessionCertification.start, { query })).toMatchObject({ etat: 'SAISIE', modifiable: true });
});

test('[DH61][DH880] who waits is told how long comparable demandes took, for enough of them were decided', async () => {
  const demandeur = await actAs(server, 'LPF20001');
  const { elements } = await demandeur(demande.currentList, {});
  const waiting = elements.find(({ type, dateFirstSoumission: day }) => type === 'DH' && day !== null);
  const estimation = await demandeur(examen.estimation, { params: { id: String(waiting?.id) } });
  expect(estimation).toMatchObject({ nombre: 10, mois: 12 });
  const { dateFirstSoumission: soumise } = waiting ?? {};
  expect(estimation && decisionAttendue(estimation, soumise ?? '', TODAY)).not.toBeNull();
});

test('[G7] SIRETs begin with 0 and pass their check, phones are of the fiction ranges, mails of example.org', async () => {
  const rows = await server.services.connection.db.selectFrom('demande_administrative').select('donnees').execute();
  for (const { donnees } of rows) {
    expect(donnees.siret).toMatch(/^0/);
    expect(isSiret(donnees.siret ?? '')).toBe(true);
    if (donnees.typeEntite !== 'E') expect(donnees.contact.telephone.numero).toMatch(/^(035301|063998)\d{4}$/);
  }
  expect(demoAccounts().every(({ email }) => /^[a-z.-]+@example\.org$/.test(email))).toBe(true);
  expect(demoAccounts().map(({ habilisId }) => habilisId)).toContain('MPA10013');
});

test('[G3] only an empty database is filled', async () => {
  const { db } = server.services.connection;
  const count = () => db.selectFrom('personne').select('id').execute();
  const before = await count();
  expect(await prepareDemonstration(server.services, 'un autre mot de passe')).toEqual(demoAccounts());
  expect(await count()).toEqual(before);
});
