import { randomUUID } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import type { DatabaseSource } from '../database/connect.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { createLog } from '../platform/log/createLog.ts';
import type { Services } from '../platform/Services.ts';
import { startServer, type StartOptions } from '../startServer.ts';
import { filledOf } from './filledOf.ts';
import { TEST_PASSWORD } from './testPassword.ts';

export type SignedIn = {
  readonly token: string;
  readonly roleId: number | null;
  /** Calls the API as this person; a plain object is sent as JSON. */
  readonly request: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
};

export type TestServer = {
  readonly url: string;
  readonly services: Services;
  readonly signIn: (habilisId: string, roleType?: string) => Promise<SignedIn>;
  readonly close: () => Promise<void>;
};

async function freshDatabase(from: string | null): Promise<{ source: DatabaseSource; drop: () => Promise<void> }> {
  const database = inject('database');
  const template = from === null ? database.template : filledOf(from).database;
  if (database.kind === 'pglite') {
    return { source: { kind: 'memory', template: await openAsBlob(template) }, drop: async () => undefined };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template ${template}`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return {
    source: { kind: 'postgres', url: url.href },
    drop: () => admin(`drop database if exists ${name} with (force)`),
  };
}

/** Calls the API, with a role and a token if given. */
export async function send(
  url: string,
  method: string,
  path: string,
  {
    body,
    headers = {},
    token,
    roleId,
  }: { body?: unknown; headers?: Record<string, string>; token?: string; roleId?: number | null } = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(roleId ? { 'role-id': String(roleId) } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Copies the filled template's files to a server's folder or service. */
async function copyFiles(from: string, config: Config): Promise<void> {
  if (config.s3 === null) return cp(from, join(config.dataFolder, 'fichiers'), { recursive: true });
  const store = await openFileStore(config, createLog('silent'));
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (/^[0-9a-f]{64}$/.test(entry.name)) {
      await store.put(createReadStream(join(entry.parentPath, entry.name)), Number.MAX_SAFE_INTEGER);
    }
  }
}

export type TestOptions = Omit<StartOptions, 'source'> & {
  /** Name of the filled template to start from; empty without it. */
  readonly from?: string;
  /** Environment besides the port and the folder. */
  readonly environment?: Readonly<Record<string, string>>;
  /** How the server reaches PostgreSQL, if not directly. */
  readonly reach?: (url: string) => Promise<string>;
};

/** The real server with its own database and data folder, on a free port. */
export async function startTestServer({
  environment = {},
  reach,
  from,
  ...options
}: TestOptions = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'habilis-test-'));
  const { source: own, drop } = await freshDatabase(from ?? null);
  const source = own.kind === 'postgres' && reach !== undefined ? { ...own, url: await reach(own.url) } : own;
  const config = readConfig({ PORT: '0', HABILIS_DATA: dataFolder, ...environment });
  if (from !== undefined) await copyFiles(filledOf(from).files, config);
  const server = await startServer(config, { logLevel: 'silent', ...options, source });
  const { url } = server;
  return {
    url,
    services: server.services,
    signIn: async (habilisId, roleType) => {
      const answer = await send(url, 'POST', '/authenticate', {
        body: { username: habilisId, password: TEST_PASSWORD },
      });
      const { id_token: token } = (await answer.json()) as { id_token: string };
      const account = (await (await send(url, 'GET', '/account', { token })).json()) as {
        roles: { id: number; type: string }[];
      };
      const role = account.roles.find(({ type }) => roleType === undefined || type === roleType);
      const roleId = role?.id ?? null;
      return {
        token,
        roleId,
        request: (method, path, body, headers = {}) => send(url, method, path, { body, headers, token, roleId }),
      };
    },
    close: async () => {
      await server.close();
      await drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
