// Child process of the benchmark: the real server and, on the same pool, a bare route for each measured read.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { createApp } from '@habilis/server/app';
import { readConfig } from '@habilis/server/config';
import type { Database } from '@habilis/server/database/Database';
import { prepareDemonstration } from '../src/prepareDemonstration.ts';
import type { Services } from '@habilis/server/platform/Services';
import { startServer } from '@habilis/server/startServer';

/** Each read through the whole stack and through its bare route. */
export type MeasuredServer = {
  readonly url: string;
  readonly bareUrl: string;
  readonly label: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reads: readonly { readonly name: string; readonly path: string }[];
};

const PASSWORD = 'mesure-du-cout-de-la-pile';
const CALLER = 'INS50001';

type Query = { readonly text: string; readonly values: unknown[] };

/** The SQL of a read's handler, without the queries that identify the caller. */
async function queriesOf(services: Services, path: string, headers: Record<string, string>): Promise<Query[]> {
  const seen: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool: services.connection.pool });
  const db = new Kysely<Database>({ dialect, log: ({ query }) => void seen.push(query) });
  const app = await createApp({ ...services, connection: { ...services.connection, db } });
  const { statusCode } = await app.inject({ url: path, headers });
  if (statusCode !== 200) throw new Error(`${path} : ${statusCode}`);
  return seen.map(({ sql, parameters }) => ({ text: sql, values: [...parameters] }));
}

async function registerBare(
  bare: FastifyInstance,
  services: Services,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const queries = await queriesOf(services, path, headers);
  const { pool } = services.connection;
  bare.get(path, async () => {
    const answers = [];
    for (const { text, values } of queries) answers.push((await pool.query(text, values)).rows);
    return answers;
  });
}

const folder = await mkdtemp(join(tmpdir(), 'habilis-mesure-'));
// Each database as it is used: the embedded one in a demonstration, PostgreSQL in production.
const production = {
  HABILIS_ENV: 'production',
  HOST: '127.0.0.1',
  HABILIS_TOKEN_SECRET: randomBytes(32).toString('base64url'),
};
const env: NodeJS.ProcessEnv = { ...process.env, PORT: '0', HABILIS_DATA: folder };
const server = await startServer(readConfig(env['DATABASE_URL'] === undefined ? env : { ...env, ...production }), {
  prepare: async (services) => void (await prepareDemonstration(services, PASSWORD)),
});
const api = `${server.url}/api`;
const signedIn = await fetch(`${api}/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: CALLER, password: PASSWORD }),
});
const { id_token: token } = (await signedIn.json()) as { id_token: string };
const account = await fetch(`${api}/account`, { headers: { authorization: `Bearer ${token}` } });
const { roles } = (await account.json()) as { roles: { id: number }[] };
const headers = { authorization: `Bearer ${token}`, 'role-id': String(roles[0]?.id) };
const list = await fetch(`${api}/demande/todo-list?nature=DA`, { headers });
const { elements } = (await list.json()) as { elements: { id: number }[] };
const reads = [
  { name: 'la liste des caisses', path: '/api/mrp/' },
  { name: 'la liste des tâches', path: '/api/demande/todo-list' },
  { name: 'un dossier administratif', path: `/api/demande-administrative/${elements[0]?.id}` },
];
const bare = Fastify();
for (const { path } of reads) await registerBare(bare, server.services, path, headers);
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
process.send?.({
  url: server.url,
  bareUrl,
  label: server.services.connection.label,
  headers,
  reads,
} satisfies MeasuredServer);
await once(process, 'message');
await bare.close();
await server.close();
await rm(folder, { recursive: true, force: true });
process.exit(0);
