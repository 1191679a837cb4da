import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/Database.ts';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';
import { CHAIN_LOCK } from './CHAIN_LOCK.ts';
import { sealAudit } from './sealAudit.ts';
import { emptyTrail } from './test/trail.ts';
import { verifyAudit } from './verifyAudit.ts';

let server: TestServer;
let db: Kysely<Database>;
beforeAll(async () => {
  server = await startTestServer({ worksOffJobs: false });
  ({ db } = server.services.connection);
});
afterAll(() => server.close());
beforeEach(() => emptyTrail(db));

const write = (on: Kysely<Database>, action: string) =>
  on.insertInto('audit').values({ action, detail: '{}' }).execute();
const settled = async () =>
  (await db.selectFrom('audit_etat').select('scelle_jusqua').executeTakeFirstOrThrow()).scelle_jusqua;

test('an entry that was written before others and committed after their seal is sealed, and accused by nobody', async () => {
  let commit = (): void => undefined;
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  const { promise: isWritten, resolve: tell } = Promise.withResolvers<void>();
  const late = db.transaction().execute(async (trx) => {
    await write(trx, 'longue');
    tell();
    await mayCommit;
  });
  await isWritten;
  await write(db, 'courte');
  expect([await sealAudit(db), await sealAudit(db), await sealAudit(db)]).toEqual([1, 0, 0]);
  expect(await settled()).toBe(0);
  commit();
  await late;
  expect(await sealAudit(db)).toBe(1);
  expect(await verifyAudit(db)).toMatchObject({ entries: 2, waiting: 0, faults: [] });
  // What other databases of the server have under way counts too.
  const settledBySealing = async () => {
    await sealAudit(db);
    return settled();
  };
  await expect.poll(settledBySealing, { interval: 100 }).toBe(2);
});

test('processes that seal at once make one chain', async () => {
  for (let index = 0; index < 20; index++) await write(db, `essai ${index}`);
  const sealed = await Promise.all([sealAudit(db), sealAudit(db), sealAudit(db)]);
  expect(sealed.reduce((total, count) => total + count, 0)).toBe(20);
  expect(await verifyAudit(db)).toMatchObject({ entries: 20, waiting: 0, faults: [] });
});

test('a writer waits for nobody who seals or purges, and a second one that seals leaves it to the first', async () => {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)})`.execute(trx);
    await write(db, 'pendant');
    expect(await sealAudit(db)).toBe(0);
  });
  expect(await verifyAudit(db)).toMatchObject({ entries: 0, waiting: 1, faults: [] });
});
