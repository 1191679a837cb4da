import { demande } from '@habilis/api/demande/endpoints';
import { presence } from '@habilis/api/presence/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { purgePresence } from './purgePresence.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let entite: Call;
let instructeur: Call;
let director: Call;
let id = 0;
let nowMs = Date.parse(`${TEST_TODAY}T10:00:00Z`);

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(nowMs) });
  instructeur = await actAs(server, 'INS50001');
  director = await actAs(server, 'RCA60001');
  const { elements } = await instructeur(demande.currentList, { query: { recherche: 'Lorraine Prévention' } });
  id = elements[0]?.id ?? 0;
  entite = await actAs(server, 'LPF20001');
});
afterAll(() => server.close());

const beat = (call: Call, edite: boolean, demandeId = id) =>
  call(presence.signal, { params: { type: 'DA', id: demandeId }, body: { edite } });
const signal = async (call: Call, edite = false) => (await beat(call, edite)).presents;

test('[G2] two people on one demande see each other, and who edits', async () => {
  expect(await signal(instructeur, true)).toEqual([]);
  expect(await signal(director)).toEqual([{ nomPrenom: 'Luc Fontaine', roleType: 'I', organisme: null, edite: true }]);
  expect(await signal(instructeur)).toEqual([
    { nomPrenom: 'Alain Kieffer', roleType: 'RC', organisme: null, edite: false },
  ]);
});

test('[G17] the entite learns that its caisse reads the demande, and of nobody by name', async () => {
  expect(await signal(entite, true)).toEqual([
    { nomPrenom: null, roleType: null, organisme: 'Carsat Nord-Est', edite: false },
  ]);
  expect((await signal(instructeur)).map(({ nomPrenom }) => nomPrenom)).toEqual(['Sophie Marchal', 'Alain Kieffer']);
});

test('[G18] whoever gives no sign any more is gone, and nothing of it stays', async () => {
  const { db } = server.services.connection;
  const trail = () => db.selectFrom('audit').select('id').where('action', 'like', '%presence%').execute();
  nowMs += 31_000;
  expect(await signal(director)).toEqual([]);
  expect(await trail()).toEqual([]);
  nowMs += 25 * 60 * 60 * 1000;
  await purgePresence(db, { now: new Date(nowMs) });
  expect(await db.selectFrom('presence').selectAll().execute()).toEqual([]);
});

test('[G2] out of scope nobody is seen, and the demande does not exist', async () => {
  nowMs = Date.parse(`${TEST_TODAY}T10:00:00Z`);
  const elsewhere = await actAs(server, 'INS50002');
  expect(await refusal(signal(elsewhere))).toMatchObject({ status: 404, title: 'introuvable' });
});

test('[G701] an open page learns that the demande has moved on, when it signals itself', async () => {
  // The clock went forward and back, so an earlier session is over.
  const reader = await actAs(server, 'INS50001');
  const { db } = server.services.connection;
  const stored = await db.selectFrom('demande_administrative').select('tache').where('id', '=', id).executeTakeFirst();
  expect((await beat(reader, false)).tache).toBe(stored?.tache);
  const move = (tache: 'da_complement' | 'da_instruction') =>
    db.updateTable('demande_administrative').set({ tache }).where('id', '=', id).execute();
  for (const tache of ['da_complement', 'da_instruction'] as const) {
    await move(tache);
    expect((await beat(reader, false)).tache).toBe(tache);
  }
});
