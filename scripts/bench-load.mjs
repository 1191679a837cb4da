// Plays people against an address, or against a demonstration on a throwaway PostgreSQL when none is given.
import { spawn } from 'node:child_process';
import { withDemoServer } from './demo-server.mjs';
import { withPostgres } from './postgres.mjs';
import { root } from './provision.mjs';

const given = process.argv.slice(2);

/** Beside the server, which must go on answering in its own process. */
const play = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn('node', ['apps/demo/bench/load.ts', ...given, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });

const isGiven = given.some((word) => word.startsWith('--address'));
process.exitCode = isGiven
  ? await play([])
  : await withPostgres((database) =>
      withDemoServer(
        ({ url, password }) => play(['--address', url, '--database', database], { LOAD_PASSWORD: password }),
        { DATABASE_URL: database },
      ),
    );
