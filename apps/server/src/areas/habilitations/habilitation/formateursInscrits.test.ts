import type { Call } from '@habilis/api/client/createClient';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { partiesPrenantes } from '../../personnes/partie-prenante/partiesPrenantes.ts';

let server: TestServer;
let g: Call;
let id: number;
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [
      ['FOR40001', 'SST-2', 400, 695],
      ['FOR40002', 'SST-2', 900, -3],
    ],
  });
  g = await actAs(server, 'LPF20001');
  const { elements } = await g(habilitation.list, { query: { niveau: 'SST-1' } });
  id = elements.find(({ etat }) => etat === 'ACTIVE')?.id ?? 0;
});
afterAll(() => server.close());

const nomOf = async (habilisId: string): Promise<string> => {
  const { nom } = await db()
    .selectFrom('personne')
    .select('nom')
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
  return nom;
};
const inscribe = async (habilisId: string, by = g, nom?: string) =>
  by(habilitation.addFormateur, { params: { id }, body: { habilisId, nom: nom ?? (await nomOf(habilisId)) } });
const shown = async (by = g) => (await by(sessionCertification.activite, { params: { id } })).formateurs;
const proposed = async () =>
  (await g(sessionCertification.formateurs, { query: { habilitationId: String(id) } })).map(
    ({ habilisId }) => habilisId,
  );
const mails = () => db().selectFrom('courriel').select('adresse').where('modele', '=', 'formateur-inscrit').execute();

test('[H862] who is inscribed is proposed by name, shown with the habilitation, told once, and taken off again', async () => {
  expect(await proposed()).toEqual([]);
  expect(await inscribe('FOR40001')).toEqual({ habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' });
  expect(await proposed()).toEqual(['FOR40001']);
  expect(await shown()).toMatchObject([{ habilisId: 'FOR40001', sessions: 0, total: 0, isInscrit: true }]);
  expect(await mails()).toHaveLength(1);
  const [{ entite_id: entiteId } = { entite_id: 0 }] = await db()
    .selectFrom('habilitation')
    .select('entite_id')
    .where('id', '=', id)
    .execute();
  const parts = await partiesPrenantes({ db: db(), now: new Date() }, entiteId);
  expect([...parts.values()]).toContain('formateur');

  const steps = await g(habilitation.historique, { params: { id } });
  expect(steps.find(({ action }) => action === 'habilitation-formateur-inscrit')).toMatchObject({
    objet: 'Julie Perrin',
  });

  await g(habilitation.removeFormateur, { params: { id, habilisId: 'FOR40001' } });
  expect([await proposed(), await shown()]).toEqual([[], []]);
  expect(await refusal(g(habilitation.removeFormateur, { params: { id, habilisId: 'FOR40001' } }))).toMatchObject({
    status: 409,
    title: 'habilitation.formateur-non-inscrit',
  });
});

test('[H862] pressed twice at once, one inscription and one mail', async () => {
  const before = (await mails()).length;
  const both = await Promise.allSettled([inscribe('FOR40001'), inscribe('FOR40001')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(inscribe('FOR40001'))).toMatchObject({ title: 'habilitation.formateur-deja-inscrit' });
  expect(await mails()).toHaveLength(before + 1);
  await g(habilitation.removeFormateur, { params: { id, habilisId: 'FOR40001' } });
});

test('[H862] who holds no certificat of the day, an unknown name, and a role that opens no session are refused', async () => {
  const titleOf = async (asked: Promise<unknown>) => (await refusal(asked)).title;
  expect(await titleOf(inscribe('FOR40002'))).toBe('session-certification.animateur-certificat-fini');
  expect(await titleOf(inscribe('FOR40003'))).toBe('session-certification.animateur-sans-certificat');
  expect(await titleOf(inscribe('FOR40001', g, 'Autre'))).toBe('formateur.inconnu');
  for (const other of ['RCA60001', 'ADM92001'])
    expect(await refusal(inscribe('FOR40001', await actAs(server, other)))).toMatchObject({ status: 403 });
  await db().updateTable('habilitation').set({ rupture: true }).where('id', '=', id).execute();
  expect(await titleOf(inscribe('FOR40001'))).toBe('habilitation.inscription-impossible');
  await db().updateTable('habilitation').set({ rupture: false }).where('id', '=', id).execute();
});
