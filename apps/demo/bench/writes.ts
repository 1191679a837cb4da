// Times acts with their entry of the audit trail beside the same acts without it, by sixteen clients; fails when the trail costs too much.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@habilis/server/app';
import { readConfig } from '@habilis/server/config';
import type { Database } from '@habilis/server/database/Database';
import { planningPool } from '@habilis/server/database/plannedOnce';
import { sealAudit } from '@habilis/server/platform/audit/sealAudit';
import { NOBODY, writeAudit } from '@habilis/server/platform/audit/writeAudit';
import { startServer } from '@habilis/server/startServer';
import { Kysely, type PostgresPool, type PostgresPoolClient, PostgresDialect, sql } from 'kysely';
import { prepareDemonstration } from '../src/prepareDemonstration.ts';

/** Least share of the rate without the trail that whole calls keep. */
const LIMIT = 0.8;
const CLIENTS = 16;
const ROUNDS = 5;
const ROUND_MS = 4000;
/** What each commit waits before it is written, as for a standby that is so far away. */
const DELAYS_MS = [0, 2];
const PASSWORD = 'mesure-des-ecritures';
const WRITER = 'ADM92001';

const folder = await mkdtemp(join(tmpdir(), 'habilis-ecritures-'));
const env = {
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  HABILIS_DATA: folder,
  HABILIS_TOKEN_SECRET: randomBytes(32).toString('base64url'),
};
const { services, url, close } = await startServer(
  { ...readConfig(env), validateAnswers: false },
  {
    logLevel: 'silent',
    prepare: async (made) => void (await prepareDemonstration(made, PASSWORD)),
  },
);
const { connection } = services;
const { db } = connection;

/** The product's pool, where what is told to the trail is never sent. */
function withoutTrail(pool: PostgresPool): PostgresPool {
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const query = (text: string, values: readonly unknown[]) =>
      text.startsWith('insert into "audit" ')
        ? Promise.resolve({ command: 'INSERT', rowCount: 1, rows: [] })
        : client.query(text, values);
    // No query here uses a cursor, the other overload.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };
  return { options: pool.options, connect, end: () => pool.end() };
}

const plainDb = new Kysely<Database>({
  dialect: new PostgresDialect({ pool: withoutTrail(planningPool(connection.pool)) }),
});
const apps = {
  told: await createApp(services),
  plain: await createApp({ ...services, connection: { ...connection, db: plainDb } }),
};

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: WRITER, password: PASSWORD }),
  });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  const { id } = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.id')
    .where('habilis_id', '=', WRITER)
    .where('role.type', '=', 'ADM')
    .executeTakeFirstOrThrow();
  return { authorization: `Bearer ${token}`, 'role-id': String(id) };
}

const headers = await signIn();
const today = new Date().toISOString().slice(0, 10);
const payload = {
  titre: 'Mesure',
  contenu: '<p>Une actualité parmi d’autres.</p>',
  dateDebutPublication: today,
  dateFinPublication: null,
  rang: 0,
};

/** A whole call that writes one row: its caller, their right, the row, and its entry of the trail. */
async function call(isTold: boolean): Promise<void> {
  const app = isTold ? apps.told : apps.plain;
  const { statusCode, body } = await app.inject({ method: 'PUT', url: '/api/actualite/', headers, payload });
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
}

/** One row, and in the same transaction its entry: the least that an act can be. */
const insert = (isTold: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('actualite')
      .values({
        titre: payload.titre,
        contenu: payload.contenu,
        date_debut_publication: today,
        date_fin_publication: null,
        rang: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = { action: 'actualite-creee', objetType: 'actualite', objetId: id } as const;
    if (isTold) await writeAudit(trx, { ...NOBODY, requete: 'mesure' }, entry, new Date());
  });

type Act = (isTold: boolean) => Promise<void>;

/** Acts in a second; the server seals meanwhile, and those with the trail count until it is sealed to its end. */
async function rateOf(act: Act, isTold: boolean): Promise<number> {
  const started = performance.now();
  let count = 0;
  const client = async () => {
    while (performance.now() - started < ROUND_MS) {
      await act(isTold);
      count++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  if (isTold) await sealAudit(db);
  return (count * 1000) / (performance.now() - started);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Tells the share that acts with the trail keep of the rate without it. */
async function compare(what: string, act: Act, limit: number | null): Promise<void> {
  const [told, plain]: [number[], number[]] = [[], []];
  await rateOf(act, true);
  // In turn, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(await rateOf(act, false));
    told.push(await rateOf(act, true));
  }
  const ratio = median(told) / median(plain);
  const isKept = limit === null || ratio >= limit;
  if (!isKept) process.exitCode = 1;
  const rates = `${median(told).toFixed(0)} /s, sans trace ${median(plain).toFixed(0)} /s`;
  const wanted = limit === null ? rates : `≥ ${limit} (${rates})`;
  console.log(`${isKept ? '✓' : '✗'} ${what.padEnd(62)}${ratio.toFixed(2).padStart(10)}   ${wanted}`);
}

try {
  // Each commit waits, others or none being under way.
  await sql`alter system set commit_siblings = 0`.execute(db);
  for (const delay of DELAYS_MS) {
    await sql`alter system set commit_delay = ${sql.lit(delay * 1000)}`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    await compare(`appels d’écriture, ${CLIENTS} clients, validés après ${delay} ms`, call, LIMIT);
    await compare(`une ligne seule, ${CLIENTS} clients, validée après ${delay} ms`, insert, null);
  }
  console.log(`  charge de la machine : ${loadavg()[0]?.toFixed(1)}`);
} finally {
  for (const app of Object.values(apps)) await app.close();
  await close();
  await rm(folder, { recursive: true, force: true });
}
