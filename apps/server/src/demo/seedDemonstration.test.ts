import { checkSoumission } from '@habilis/domain/demande-administrative/checkSoumission';
import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { fileTypeFromBuffer } from 'file-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer, TEST_PASSWORD, testPasswordHash } from '../test/startTestServer.ts';
import { DEMO_DEMANDES } from './demoDemandes.ts';
import { seedDemonstration } from './seedDemonstration.ts';

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
        .execute((db) => seedDemonstration(db, { hashPassword: async () => hash, files, today: TODAY, password: TEST_PASSWORD }));
      seconds = (performance.now() - start) / 1000;
    },
  });
});
afterAll(() => server.close());

test('the demonstration is seeded in seconds, not minutes', () => {
  process.stdout.write(`Démonstration remplie en ${seconds.toFixed(2)} s\n`);
  expect(seconds).toBeLessThan(30);
});

test('there is a request at each task key but the deleted one, its SIRET and fields right', async () => {
  const rows = await server.services.connection.db.selectFrom('demande_administrative').selectAll().execute();
  expect(rows).toHaveLength(DEMO_DEMANDES.length);
  expect(new Set(rows.map(({ tache }) => tache))).toEqual(new Set(DA_TASK_KEYS.filter((key) => key !== 'supprimee')));
  for (const { donnees } of rows) {
    expect(isSiret(donnees.siret ?? '')).toBe(true);
    const errors = checkSoumission(donnees, [], { today: TODAY, validiteAttestationJours: 400 });
    expect(errors.filter(({ title }) => title !== 'champ.piece-requise')).toEqual([]);
  }
});

test('the documents are real PDF files, downloaded by who may read the request', async () => {
  const examiner = await server.signIn('INS50001');
  const list = (await (await examiner.request('GET', '/demande/todo-list')).json()) as { elements: { id: number }[] };
  const id = list.elements[0]?.id ?? 0;
  const { fileUploads } = (await (await examiner.request('GET', `/demande-administrative/${id}`)).json()) as { fileUploads: { id: number }[] };
  expect(fileUploads.length).toBeGreaterThan(0);
  const file = await examiner.request('GET', `/file/${fileUploads[0]?.id ?? 0}`);
  expect(file.status).toBe(200);
  expect(await fileTypeFromBuffer(await file.arrayBuffer())).toMatchObject({ mime: 'application/pdf' });
  const stranger = await server.signIn('INS50002');
  expect((await stranger.request('GET', `/file/${fileUploads[0]?.id ?? 0}`)).status).toBe(404);
});

test('the applicant of Metz has a draft that lacks only its documents, with the fund of Nord-Est', async () => {
  const applicant = await server.signIn('MPA10013');
  const list = (await (await applicant.request('GET', '/demande/todo-list')).json()) as { elements: { id: number }[]; total: number };
  expect(list.total).toBe(1);
  const draft = await (await applicant.request('GET', `/demande-administrative/${list.elements[0]?.id ?? 0}`)).json();
  expect(draft).toMatchObject({
    raisonSociale: 'Moselle Prévention Apprentissage',
    currentWorkflowTask: { currentTaskDefinitionKey: 'da_saisie' },
    modifiable: true,
    fileUploads: [],
  });
});
