import { CALLS } from '@habilis/api/contract';
import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { addDays } from '@habilis/domain/date/addDays';
import { keepDays, keepFaits } from './areas/chiffres/fait/keepFaits.ts';
import { connect } from './database/connect.ts';
import { TEST_TODAY } from './test/TEST_TODAY.ts';
import { isDatabaseGone } from './database/isDatabaseGone.ts';
import { actAs, refusal } from './test/actAs.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import { writeBody } from './test/writeBody.ts';
import { settingsReader } from './platform/settings/readSettings.ts';
import { callRows } from './test/contract/callRows.ts';
import { pathOf } from './test/contract/pathOf.ts';
import { signInCallers } from './test/contract/signInCallers.ts';
import { startTcpProxy, type TestTcpProxy } from './test/startTcpProxy.ts';
import { send, type TestServer } from './test/startTestServer.ts';
import { travauxDuJour } from './platform/jobs/dailyWorks.ts';

/** Calls that need no database while the settings are cached. */
const WITHOUT_DATABASE = ['application.applicationProperties', 'application.serverProperties', 'commune.byCodePostal'];

let proxy: TestTcpProxy;
let server: TestServer;
let demandeur: Call;
beforeAll(async () => {
  server = await startPeopledServer({
    pollSeconds: 0.5,
    reach: async (url) => {
      proxy = await startTcpProxy(url);
      return proxy.url;
    },
  });
  demandeur = await actAs(server, 'MPA10013');
});
afterEach(async () => {
  proxy.turn('open');
});
afterAll(async () => {
  await server.close();
  await proxy.close();
});

/** Refused from what they bear, or for want of a provider, before the database is asked. */
const JUDGED_BEFORE: readonly string[] = ['cleAcces.connexion', 'fournisseur.connexion'];

const health = async (path: string) => {
  const answer = await fetch(`${server.url}/api/${path}`);
  return [answer.status, await answer.json()];
};
const isBack = () => expect.poll(() => health('ready')).toMatchObject([200, { ok: true, base: true, fichiers: true }]);

async function read() {
  const account = await demandeur(session.account, {});
  return demandeur(da.get, { params: { id: account.roles[0]?.demandeAdministrative?.id ?? 0 } });
}

test('while the database refuses every call says so in the one error body, and the process lives', async () => {
  const callers = (await signInCallers(server)).filter(({ standing }) => standing === 'role');
  await proxy.stop();
  const wrong: string[] = [];
  // Who calls is read from the database too, before any right: the roles take turns.
  for (const [at, { name, endpoint }] of CALLS.entries()) {
    const row = callRows[name];
    const caller = callers[at % callers.length];
    if (JUDGED_BEFORE.includes(name) || endpoint.built === false || row === undefined || caller === undefined) continue;
    const path = `${pathOf(endpoint, { ...row.words })}${row.query ?? ''}`;
    const body = row.body?.(caller, '1');
    const { token = '', roleId = null } = caller;
    const answer = await send(server.url, endpoint.method, path, { body, token, roleId });
    const said = `${answer.status} ${answer.status < 400 ? '' : await answer.text()}`;
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
    if (said !== '503 {"title":"service-indisponible"}') wrong.push(`${name} ${said}`);
  }
  expect([...new Set(wrong)]).toEqual([]);
  const guest = await Promise.all(
    WITHOUT_DATABASE.map(async (name) => {
      const found = CALLS.find((call) => call.name === name);
      const path = found === undefined ? '' : `${pathOf(found.endpoint, {})}${callRows[name]?.query ?? ''}`;
      return (await send(server.url, 'GET', path)).status;
    }),
  );
  expect(guest).toEqual(WITHOUT_DATABASE.map(() => 200));
  // A store that cannot be asked is not taken for another one, and counts no missing file.
  const down = { ok: false, base: false, fichiers: true, depot: true, manquants: 0 };
  expect(await health('ready')).toEqual([503, down]);
  expect(await health('live')).toEqual([200, { ok: true }]);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  await proxy.restart();
  await isBack();
  expect((await read()).type).toBe('DA');
});

test('a connection that is lost in the middle of a write leaves all of it or nothing, and a retry does it once', async () => {
  const { connection } = server.services;
  const outcomes: Record<string, number> = {};
  for (let round = 0; round < 30; round++) {
    const before = await read();
    const key = randomUUID();
    const raisonSociale = `Passage ${round}`;
    const fileUploads = before.fileUploads.map(({ id }) => ({ id }));
    const body = writeBody(before, { raisonSociale, fileUploads });
    const save = () => demandeur(da.update, { body }, { idempotencyKey: key });
    const cut = new Promise<void>((resolve) =>
      setTimeout(() => {
        proxy.turn('hangs-up');
        resolve();
      }, round / 2),
    );
    const first = await save().then(
      () => 'fait',
      (error: { status?: number; problem?: { title: string } }) => `${error.status} ${error.problem?.title}`,
    );
    outcomes[first] = (outcomes[first] ?? 0) + 1;
    await cut;
    proxy.turn('open');
    // On a busy machine the server may yet hold a connection whose end it has not read.
    const after = await vi.waitFor(save, { timeout: 60_000 });
    expect(after).toMatchObject({ version: before.version + 1, raisonSociale });
    expect(await read()).toEqual(after);
  }
  expect(Object.keys(outcomes).filter((outcome) => !['fait', '503 service-indisponible'].includes(outcome))).toEqual(
    [],
  );
  expect(outcomes['503 service-indisponible']).toBeGreaterThan(0);
  // A session whose client has gone ends when PostgreSQL reads that it has.
  await vi.waitFor(
    async () => {
      const open = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(connection.db);
      expect(open.rows).toEqual([{ n: 0 }]);
    },
    { timeout: 40_000 },
  );
});

test('sessions that the server ends, idle or in a transaction, are made again', async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('cet essai veut PostgreSQL');
  const { connection } = server.services;
  const admin = await connect({ kind: 'postgres', url: database.url });
  try {
    const { rows: names } = await sql<{ name: string }>`select current_database() as name`.execute(connection.db);
    const lost = connection.db.transaction().execute(async (trx) => {
      await sql`update personne set nom = 'À moitié' where habilis_id = 'MPA10013'`.execute(trx);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${names[0]?.name}`.execute(
        admin.db,
      );
      // The handler is still busy when its session ends.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`update personne set prenom = 'À moitié' where habilis_id = 'MPA10013'`.execute(trx);
    });
    await expect(lost).rejects.toSatisfy(isDatabaseGone);
    expect((await demandeur(session.account, {})).nom).not.toBe('À moitié');
  } finally {
    await admin.close();
  }
});

test('[ST1046] two that count the facts at once give the same; one whose session the server ends in its middle leaves the days as they were', async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('cet essai veut PostgreSQL');
  const { db } = server.services.connection;
  const now = new Date(`${TEST_TODAY}T10:00:00Z`);
  const facts = async () =>
    (
      await sql`select jour::text, mesure, caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre
        from fait_du_jour order by jour, mesure, caisse_id, departement, dispositif_niveau_id, detail, valeur`.execute(
        db,
      )
    ).rows;
  const nbDays = async () => (await db.selectFrom('jour_compte').select('jour').execute()).length;
  await keepFaits(db, now);
  const [before, days] = [await facts(), await nbDays()];
  expect(before.length).toBeGreaterThan(0);
  await db.deleteFrom('jour_compte').execute();
  await Promise.all([keepFaits(db, now), keepFaits(db, now)]);
  expect([await facts(), await nbDays()]).toEqual([before, days]);
  const admin = await connect({ kind: 'postgres', url: database.url });
  try {
    const lost = db.transaction().execute(async (trx) => {
      await keepDays(trx, { du: addDays(TEST_TODAY, -days), au: addDays(TEST_TODAY, -1) }, now);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(admin.db);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(trx);
    });
    await expect(lost).rejects.toSatisfy(isDatabaseGone);
  } finally {
    await admin.close();
  }
  expect([await facts(), await nbDays()]).toEqual([before, days]);
});

test('a server that falls silent is given up, and serves again when it speaks', async () => {
  const way = await startTcpProxy(proxy.url);
  const connection = await connect({ kind: 'postgres', url: way.url }, { silenceMs: 400 });
  try {
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(connection.db);
    const write = (second: Promise<unknown>) =>
      connection.db.transaction().execute(async (trx) => {
        await sql`update personne set nom = 'À moitié' where habilis_id = 'MPA10013'`.execute(trx);
        await second;
        return sql`select 1`.execute(trx);
      });
    await ask();
    way.turn('silent');
    await expect(ask()).rejects.toSatisfy(isDatabaseGone);
    way.turn('open');
    await expect(write(Promise.resolve().then(() => way.turn('silent')))).rejects.toSatisfy(isDatabaseGone);
    way.turn('open');
    // On a busy machine a fresh connection too may be silent for longer than the limit.
    await expect.poll(async () => (await ask()).rows).toEqual([{ one: 1 }]);
    expect((await demandeur(session.account, {})).nom).not.toBe('À moitié');
  } finally {
    await connection.close();
    await way.close();
  }
});

test('whoever listens asks once a second while the server is away, and hears again when it is back', async () => {
  const way = await startTcpProxy(proxy.url);
  const { connection } = server.services;
  const listener = await connect({ kind: 'postgres', url: way.url });
  try {
    const settings = await settingsReader(listener, pino({ level: 'silent' }));
    await settings();
    const before = way.asked();
    way.turn('hangs-up');
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(way.asked() - before).toBeGreaterThanOrEqual(3);
    expect(way.asked() - before).toBeLessThanOrEqual(5);
    await connection.db.insertInto('parametre').values({ cle: 'delaiSuspensionJours', valeur: '44' }).execute();
    way.turn('open');
    await expect.poll(async () => (await settings()).delaiSuspensionJours).toBe(44);
    await connection.db.deleteFrom('parametre').execute();
    await expect.poll(async () => (await settings()).delaiSuspensionJours).not.toBe(44);
  } finally {
    await listener.close();
    await way.close();
  }
});

test('background work that found no database is done when it is back', async () => {
  const { connection, jobs } = server.services;
  proxy.turn('hangs-up');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await refusal(demandeur(session.account, {}))).toMatchObject({ status: 503 });
  proxy.turn('open');
  await connection.db
    .insertInto('tentative')
    .values({ cle: 'compte:essai', faite_le: '2020-01-01T00:00:00Z' })
    .execute();
  await connection.db
    .updateTable('travail_du_jour')
    .set({ jour: '2020-01-01' })
    .where('nom', '=', 'purge-technique')
    .execute();
  await jobs.send(travauxDuJour, {}, connection.db);
  const left = () => connection.db.selectFrom('tentative').select('id').where('cle', '=', 'compte:essai').execute();
  await expect.poll(left, { interval: 100 }).toEqual([]);
});
