// Installs what a bare machine lacks (pnpm, Node 24, dependencies) and gives the environment of every verb.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { arch } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const MINIMAL_NODE = 24;

/** Runs a command with its output on ours; a failure ends the process with a sentence. */
export function mustRun(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (done.error || done.status !== 0) {
    console.error(`\n${[command, ...args].join(' ')} : ${done.error?.message ?? `code ${done.status ?? done.signal}`}`);
    process.exit(done.status || 1);
  }
}

/** The environment of every verb: our own binaries first, no npm settings, no telemetry. */
function cleanEnvironment(pnpmDirectory) {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: [join(root, 'node_modules/.bin'), pnpmDirectory, process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    // Reuses Node's compiled code between starts.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  };
}

function bringPnpm() {
  const directory = join(root, `toolchain/node_modules/@pnpm/exe.linux-${arch()}`);
  if (process.platform === 'linux' && ['x64', 'arm64'].includes(arch())) {
    if (!existsSync(join(directory, 'pnpm'))) {
      mustRun('npm', [
        'ci',
        '--prefix',
        'toolchain',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ]);
      // It is an optional dependency, as there is one for each processor: npm says nothing when it cannot be fetched.
      if (!existsSync(join(directory, 'pnpm'))) {
        console.error(
          'npm n’a pas apporté pnpm : le registre des paquets ne répond pas. Vérifiez le réseau, puis recommencez.',
        );
        process.exit(1);
      }
    }
    return directory;
  }
  const fallback = join(root, 'toolchain/node_modules/.bin');
  if (!existsSync(join(fallback, 'pnpm'))) {
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    mustRun('npm', ['install', '--no-save', '--no-package-lock', '--prefix', 'toolchain', packageManager]);
  }
  return fallback;
}

/** Installs from the frozen lockfile; gives the environment for what follows. */
export function provision() {
  const environment = cleanEnvironment(bringPnpm());
  mustRun('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--loglevel=error'], {
    env: environment,
  });
  const version = spawnSync('node', ['-p', 'process.versions.node'], {
    env: environment,
    encoding: 'utf8',
  }).stdout.trim();
  if (Number(version.split('.')[0]) < MINIMAL_NODE) {
    console.error(`Node ${MINIMAL_NODE} est nécessaire ; celui qui a été trouvé est ${version}.`);
    process.exit(1);
  }
  return environment;
}
