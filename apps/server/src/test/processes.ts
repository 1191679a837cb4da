import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, createClient } from '@habilis/api/client/createClient';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { expect, onTestFinished } from 'vitest';
import { makeInstallation } from './makeInstallation.ts';
import { TEST_PASSWORD } from './testPassword.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A temporary data folder, removed after the test. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'habilis-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment of a separate filled installation. */
export async function freshEnvironment(port: number): Promise<NodeJS.ProcessEnv> {
  const { env, drop } = await makeInstallation(await freshFolder(), { isFilled: true });
  onTestFinished(drop);
  return { ...process.env, ...env, PORT: String(port) };
}

export function start(
  env: NodeJS.ProcessEnv,
  script = MAIN,
  args: readonly string[] = [],
): {
  child: ChildProcess;
  gone: Promise<number | null>;
  output: () => string;
} {
  const child = spawn('node', [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  // Removed after the test rather than the file: a worker loads this module once for all its files.
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await gone;
  });
  return { child, gone, output: () => text };
}

export async function answers(url: string, to: '/api/ready' | '/api/live' = '/api/ready'): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${url}${to}`).then(
          (response) => response.ok,
          () => false,
        ),
      { timeout: 120_000, interval: 100 },
    )
    .toBe(true);
}

type Identity = { token: string | null; roleId: number | null };

export const clientOf = (url: string, identity: Identity): Call =>
  createClient({ baseUrl: `${url}/api`, token: () => identity.token, roleId: () => identity.roleId });

/** Signs in at one URL; the identity can be used at another. */
export async function identify(url: string, username: string): Promise<Identity> {
  const identity: Identity = { token: null, roleId: null };
  const call = clientOf(url, identity);
  identity.token = (await call(session.authenticate, { body: { username, password: TEST_PASSWORD } })).id_token;
  identity.roleId = (await call(session.account, {})).roles[0]?.id ?? null;
  return identity;
}

export const signIn = async (url: string, username: string): Promise<Call> =>
  clientOf(url, await identify(url, username));

/** The demande of a person who has only one. */
export async function theirs(demandeur: Call): Promise<DemandeAdministrative> {
  const account = await demandeur(session.account, {});
  return demandeur(da.get, { params: { id: account.roles[0]?.demandeAdministrative?.id ?? 0 } });
}
