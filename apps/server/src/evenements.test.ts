import { TYPES_EVENEMENT } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import { DEFAULT_SETTINGS as settings } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { habilitationOf } from './areas/sessions/test/habilitationOf.ts';
import { happened } from './platform/evenement/happened.ts';
import { purgeTechnical } from './platform/purgeTechnical.ts';
import { addToCast } from './test/cast/addToCast.ts';
import { HABILITATIONS } from './test/cast/HABILITATIONS.ts';
import { actsIn } from './test/evenements/actsIn.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import type { TestServer } from './test/startTestServer.ts';
import { TEST_TODAY as TODAY } from './test/TEST_TODAY.ts';

/** Acts that make the same thing happen to several objects at once: to each of the four of a class. */
const FOUR_AT_ONCE = new Set(['certificat-delivre']);

let server: TestServer;
let nord: number;
let acts: Readonly<Record<string, () => Promise<unknown>>>;
const db = () => server.services.connection.db;
const catalogue = Object.entries(TYPES_EVENEMENT).flatMap(([objet, types]) => types.map((type) => ({ objet, type })));

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, certificats: [['FOR40001', 'SST-2', 400, 695]] });
  const sst = await habilitationOf(db(), 'Lorraine Prévention Formation', 'SST-1');
  nord = await habilitationOf(db(), 'Nord Amiante Pédagogie', 'AMSS4-1');
  acts = await actsIn(server, { sst, nord });
});
afterAll(() => server.close());

const events = () => db().selectFrom('evenement').selectAll().orderBy('id').execute();

test('each event of the catalogue is written once by its act, and repeats nothing that was said', async () => {
  expect(Object.keys(acts).toSorted()).toEqual(catalogue.map(({ type }) => type).toSorted());
  for (const [type, act] of Object.entries(acts)) {
    const before = (await events()).at(-1)?.id ?? 0;
    await act();
    const written = (await events()).filter(({ id }) => id > before);
    const own = written.filter((one) => one.type === type);
    expect([type, own.length, new Set(own.map((one) => one.objet_id)).size]).toEqual(
      FOUR_AT_ONCE.has(type) ? [type, 4, 4] : [type, 1, 1],
    );
    const objet = catalogue.find((one) => one.type === type)?.objet;
    for (const one of own)
      expect(one).toMatchObject({
        objet_type: objet,
        numero: expect.stringMatching(/\d/),
        entite_id: expect.any(Number),
      });
    expect(JSON.stringify(written)).not.toMatch(/Zoé|Marchand|Lefèvre|Moreau|Prénom|Rocorrige/);
  }
});

test('a closing is one event and one for each certificat, and what was decided says what it gave', async () => {
  const all = await events();
  const closed = all.findLast(({ type }) => type === 'session-cloturee');
  const delivered = all.filter(({ type, valeurs }) => type === 'certificat-delivre' && 'sessionId' in valeurs);
  expect(delivered.slice(-4).map(({ valeurs }) => valeurs)).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ sessionId: closed?.objet_id })),
  );
  const decided = all.filter(({ type }) => type === 'decision-rendue').map(({ valeurs }) => valeurs);
  expect(decided).toEqual([
    { decision: 'REFUSE', habilitationId: null },
    { decision: 'ACCORDE', habilitationId: expect.any(Number) },
    { decision: 'ACCORDE', habilitationId: nord },
  ]);
  const [file] = all.filter(({ type }) => type === 'decision-administrative-rendue');
  expect(file?.valeurs).toEqual({ decision: 'MODIFICATION_REFUSEE' });
});

test('what is undone leaves neither event nor mail; an event without the transaction of its act is refused', async () => {
  const { jobs } = server.services;
  const telling = { jobs, settings, today: TODAY, now: new Date(`${TODAY}T10:00:00Z`) };
  const row = await db().selectFrom('habilitation').selectAll().where('id', '=', nord).executeTakeFirstOrThrow();
  const happening = {
    type: 'habilitation-fin-changee',
    objet: { id: nord, numero: row.numero, entiteId: row.entite_id },
    valeurs: { debut: row.date_fin, fin: TODAY },
  } as const;
  const mails = (trx = db()) =>
    trx.selectFrom('courriel').select('id').where('modele', '=', 'hab-fin-changee').execute();
  const counted = async () => [(await events()).length, (await mails()).length];
  const before = await counted();
  const act = db()
    .transaction()
    .execute(async (trx) => {
      await happened({ ...telling, db: trx }, happening);
      expect((await mails(trx)).length).toBeGreaterThan(before[1] ?? 0);
      throw new Error('undone');
    });
  await expect(act).rejects.toThrow('undone');
  await expect(happened({ ...telling, db: db() }, happening)).rejects.toThrow('transaction');
  expect(await counted()).toEqual(before);
});

test('events are removed once their time is over', async () => {
  const kept = await events();
  const last = Math.max(...kept.map(({ survenu_le: le }) => le.getTime()));
  const first = Math.min(...kept.map(({ survenu_le: le }) => le.getTime()));
  const after = (instant: number, hours: number) =>
    new Date(instant + (settings.conservationEvenementsJours * 24 + hours) * 60 * 60 * 1000);
  await purgeTechnical(db(), { now: after(first, -1), settings });
  expect(await events()).toEqual(kept);
  await purgeTechnical(db(), { now: after(last, 1), settings });
  expect(await events()).toEqual([]);
});
