import type { Call } from '@habilis/api/client/createClient';
import { commission } from '@habilis/api/commission/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { addDemande } from './test/addDemande.ts';

const LORRAINE = 'Lorraine Prévention Formation';
const RHONE = 'Rhône Sécurité Conseil';
const SOON = '2027-03-04';
const LATER = '2027-05-06';

let server: TestServer;
let secretaire: Call;
let admin: Call;
const added: number[] = [];

beforeAll(async () => {
  server = await startPeopledServer();
  secretaire = await actAs(server, 'CNH91001');
  admin = await actAs(server, 'ADM92001');
  const add = async (given: Parameters<typeof addDemande>[1]) =>
    added.push(await addDemande(server.services.connection.db, given));
  await add({ numero: 'DH-2026-9003', raisonSociale: LORRAINE, niveau: 'SST-2', tache: 'decision', dateCnh: SOON });
  await add({ numero: 'DH-2026-9002', raisonSociale: RHONE, niveau: 'PRAP2S-1', tache: 'decision', dateCnh: SOON });
  await add({ numero: 'DH-2026-9001', raisonSociale: RHONE, niveau: 'SST-2', tache: 'decision', dateCnh: SOON });
  await add({ numero: 'DH-2026-9004', raisonSociale: LORRAINE, niveau: 'PRAP2S-1', tache: 'decision', dateCnh: LATER });
  await add({ numero: 'DH-2026-9005', raisonSociale: RHONE, niveau: 'AMSS4-1', tache: 'planification_decision' });
});
afterAll(() => server.close());

const numeros = (points: readonly { readonly numero: string }[]) => points.map(({ numero }) => numero);

test('[CN1] the agenda holds the demandes of the day by dispositif, niveau and number', async () => {
  const { points } = await secretaire(commission.ordreDuJour, { params: { date: SOON } });
  expect(numeros(points)).toEqual(['DH-2026-9002', 'DH-2026-9001', 'DH-2026-9003']);
  expect(points[0]).toMatchObject({ entite: { raisonSociale: RHONE }, decision: null, dateCnh: SOON });
});
test('[CN1] the agenda leaves as PDF, and as a table that spreadsheets read', async () => {
  const pdf = await secretaire(commission.ordreDuJourPdf, { params: { date: SOON } });
  expect(pdf.filename).toBe(`Ordre du jour ${SOON}.pdf`);
  expect(new TextDecoder().decode((await pdf.blob.arrayBuffer()).slice(0, 8))).toBe('%PDF-1.7');
  const csv = await secretaire(commission.ordreDuJourTableau, { params: { date: SOON } });
  const lines = (await csv.blob.text()).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('"DH-2026-9002";"Rhône Sécurité Conseil"');
});
test('[CN2] days with something left come first, the nearest first', async () => {
  const { ouvertes, tenues } = await secretaire(commission.seances, {});
  const dates = ouvertes.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(ouvertes.filter(({ date }) => date >= SOON)).toEqual([
    { date: SOON, aDecider: 3, enAttente: 0, rendues: 0 },
    { date: LATER, aDecider: 1, enAttente: 0, rendues: 0 },
  ]);
  expect(tenues.filter(({ date }) => date >= SOON)).toEqual([]);
});
test('[CN1] what has no date yet is found by its words, its last avis only for who may see it', async () => {
  await server.services.connection.db
    .insertInto('avis')
    .values((eb) => ({
      demande_id: added.at(-1) ?? 0,
      tache: 'validation_demande' as const,
      personne_id: eb.selectFrom('personne').select('id').where('habilis_id', '=', 'RDI90002'),
      role_type: 'RD' as const,
      type: 'FR' as const,
      texte: 'À voir.',
      rendu_le: `${TEST_TODAY}T08:00:00Z`,
    }))
    .execute();
  const query = { recherche: 'rhone 9005' };
  const { elements, total } = await secretaire(commission.aPlanifier, { query });
  expect([total, numeros(elements), elements[0]?.typeDernierAvis]).toEqual([1, ['DH-2026-9005'], 'FR']);
  const seen = await admin(commission.aPlanifier, { query });
  expect(seen.elements[0]).toMatchObject({ numero: 'DH-2026-9005', typeDernierAvis: null });
});
