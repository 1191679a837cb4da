import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { readConfig } from '../../config.ts';
import { type RunningServer, startServer } from '../../startServer.ts';
import { makeInstallation } from '../../test/makeInstallation.ts';

/** PostgreSQL's programs, in Debian's folder for a version at least as new as the server. */
const BIN = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin';

/** A stack trace, where a sentence is expected. */
export const STACK = /^\s+at /m;

type Cleanup = () => Promise<unknown>;
type Outcome = { readonly code: number | null; readonly output: string };

/** A folder for each test of a file, and the installations in it; both go with the test. */
export function prepareInstallations() {
  let folder = '';
  const cleanups: Cleanup[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'habilis-commandes-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
  });
  afterEach(async () => {
    for (const clean of cleanups.splice(0).toReversed()) await clean();
  });
  return {
    /** A place in the folder. */
    placeFor: (...names: readonly string[]) => join(folder, ...names),
    atEnd: (clean: Cleanup) => cleanups.push(clean),
    /** The environment of a separate installation, filled or empty. */
    installation: async (name: string, { isFilled = true } = {}): Promise<NodeJS.ProcessEnv> => {
      const { env, drop } = await makeInstallation(join(folder, name), { isFilled });
      cleanups.push(drop);
      return { ...env, PORT: '0', PATH: `${BIN}:${process.env['PATH']}` };
    },
  };
}

export const start = (env: NodeJS.ProcessEnv): Promise<RunningServer> =>
  startServer(readConfig(env), { logLevel: 'silent' });

/** The file of a verb. */
export const pathOf = (command: string): string => fileURLToPath(new URL(`../${command}.ts`, import.meta.url));

/** Runs a verb with what somebody types to it. */
export async function runWith(
  input: string,
  command: string,
  env: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<Outcome> {
  const child = spawn('node', [pathOf(command), ...args], { env: { ...process.env, ...env } });
  // A command without questions may end before reading its input.
  child.stdin.on('error', () => undefined).end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}

export const run = (command: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<Outcome> =>
  runWith('', command, env, ...args);
