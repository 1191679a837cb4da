import { DEFAULT_SETTINGS, type Settings } from '@habilis/domain/setting/settings';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/Database.ts';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';
import { purgeAudit } from './purgeAudit.ts';
import { sealAudit } from './sealAudit.ts';
import { verifyAudit } from './verifyAudit.ts';
import { emptyTrail, tamper } from './test/trail.ts';

const NOW = new Date('2026-11-21T03:53:00Z');
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

let server: TestServer;
let db: Kysely<Database>;
beforeAll(async () => {
  server = await startTestServer({ worksOffJobs: false });
  ({ db } = server.services.connection);
});
afterAll(() => server.close());
beforeEach(() => emptyTrail(db));

/** Writes an entry of the given age in years, sealed. */
async function record(action: string, years: number): Promise<void> {
  const fait_le = new Date(NOW.getTime() - years * YEAR_MS);
  await db.insertInto('audit').values({ action, detail: '{}', fait_le }).execute();
  await sealAudit(db);
}

/** Six years of sign-ins and other acts. */
async function recordYears(): Promise<void> {
  for (const years of [6, 5.5, 4, 2, 1.5, 0.5]) {
    await record('connexion', years);
    await record('demande.soumettre', years);
    await record('deconnexion', years);
  }
}

/** Purges, and seals what the purge wrote. */
async function purge(settings: Partial<Settings> = {}): Promise<number> {
  const removed = await purgeAudit(db, NOW, { ...DEFAULT_SETTINGS, ...settings });
  await sealAudit(db);
  return removed;
}
const actions = async () =>
  (await db.selectFrom('audit').select('action').orderBy('id').execute()).map(({ action }) => action);

test('[D5] sign-ins are kept a year, what was done five years, and what is left stays verifiable from its anchor', async () => {
  await recordYears();
  expect(await purge()).toBe(12);
  const left = ['demande.soumettre', 'demande.soumettre', 'demande.soumettre'];
  expect(await actions()).toEqual([...left, 'connexion', 'demande.soumettre', 'deconnexion', 'purge-journal']);
  const report = await verifyAudit(db);
  expect(report).toMatchObject({ entries: 7, removed: 12, faults: [] });
  expect(report.start).toMatchObject({ rang_debut: 1, rang_fin: 7, audit_id: 7, retire_le: NOW });
  const detail = await db.selectFrom('audit').select('detail').where('action', '=', 'purge-journal').execute();
  expect(detail).toEqual([{ detail: expect.objectContaining({ nombre: 12, total: 12 }) }]);
});

test('a purge that finds nothing writes nothing; a later one joins its anchors to those before', async () => {
  await record('connexion', 0.1);
  expect([await purge(), await actions()]).toEqual([0, ['connexion']]);
  await recordYears();
  await purge();
  const before = await db.selectFrom('audit_ancre').selectAll().execute();
  expect(await purge({ conservationJournalJours: 365 })).toBe(3);
  const after = await db.selectFrom('audit_ancre').selectAll().execute();
  expect([before.length, after.length]).toEqual([4, 1]);
  expect(await verifyAudit(db)).toMatchObject({ removed: 15, faults: [] });
  await record('connexion', 0);
  expect(await verifyAudit(db)).toMatchObject({ faults: [] });
});

test('when everything is past its time the chain goes on from its anchor alone', async () => {
  await record('connexion', 3);
  const { head } = await verifyAudit(db);
  await record('connexion', 2);
  await purge();
  await record('connexion', 0);
  expect(await verifyAudit(db)).toMatchObject({ entries: 2, removed: 2, start: { rang_fin: 2 }, faults: [] });
  expect((await verifyAudit(db, head ?? '')).faults).toEqual([
    `l’empreinte ${head} est celle d’une entrée retirée depuis : donnez la dernière notée`,
  ]);
});

test('entries before the salt are purged and verified like the others', async () => {
  await sql`alter table audit alter column sel drop default`.execute(db);
  await recordYears();
  await sql`alter table audit alter column sel set default gen_random_uuid()`.execute(db);
  await record('connexion', 0);
  expect(await purge()).toBe(12);
  expect((await verifyAudit(db)).faults).toEqual([]);
});

test.each<[string, string[], RegExp[]]>([
  [
    'its hash is another',
    [`update audit_ancre set empreinte = repeat('0', 64) where rang_debut = 1`],
    [/^les retraits/, /^rang 8 : .* modifiée/],
  ],
  ['it is gone', ['delete from audit_ancre where rang_debut = 1'], [/^les retraits/, /^rang 1 : l’entrée manque/]],
  [
    'it swallows an entry that was to stay',
    [
      `update audit_ancre set rang_fin = 8, audit_id = 8, empreinte = (select empreinte from audit_chaine where rang = 8) where rang_debut = 1`,
      'delete from audit_chaine where rang = 8',
      'delete from audit where id = 8',
    ],
    [/^les retraits ne sont pas ceux de la dernière purge : 13 au lieu de 12$/],
  ],
  [
    'the purge itself is rewritten',
    [`update audit set detail = '{}' where action = 'purge-journal'`],
    [/^les retraits/, /^rang 19 : .* modifiée/],
  ],
  [
    'the purge is cut off',
    ['delete from audit_chaine where rang = 19', `delete from audit where action = 'purge-journal'`],
    [/^des entrées ont été retirées sans purge/],
  ],
])('an anchor that was tampered with is found: %s', async (_what, statements, told) => {
  await recordYears();
  await purge();
  await tamper(db, ...statements);
  const { faults } = await verifyAudit(db);
  for (const pattern of told) expect(faults).toContainEqual(expect.stringMatching(pattern));
});

test('nobody but the purge removes an entry or lays an anchor, and not even it changes one', async () => {
  await recordYears();
  const refused = [
    'delete from audit where id = 1',
    'delete from audit_chaine where rang = 1',
    `insert into audit_ancre values (1, 1, 1, 'x', now())`,
    'truncate audit_ancre',
  ];
  for (const text of refused) await expect(sql.raw(text).execute(db)).rejects.toThrow('ne se modifie pas');
  const change = db.transaction().execute(async (trx) => {
    await sql`select set_config('habilis.purge_du_journal', 'oui', true)`.execute(trx);
    await sql`update audit set action = 'autre' where id = 1`.execute(trx);
  });
  await expect(change).rejects.toThrow('ne se modifie pas');
  // The right to purge ends with its transaction.
  await purge();
  await expect(sql`delete from audit`.execute(db)).rejects.toThrow('ne se modifie pas');
});

test('entries that are written while others are purged join the chain', async () => {
  await recordYears();
  const writes = Array.from({ length: 20 }, (_, index) => record(`essai ${index}`, 0));
  await Promise.all([purge(), ...writes]);
  // Who finds another at the seal leaves: the next seal takes what came after its look.
  await sealAudit(db);
  expect(await verifyAudit(db)).toMatchObject({ entries: 27, removed: 12, faults: [] });
});
