// Finds the browser and the database server for the tests; installs Debian's when missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './provision.mjs';

function onPath(names, environment) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { env: environment, encoding: 'utf8' }).stdout.trim();
    if (found) return found;
  }
  return undefined;
}

function installDebianPackage(name, environment) {
  if (!onPath(['apt-get'], environment) || process.getuid?.() !== 0) return;
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  // A failed install is reported later, by what needs it.
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', name);
}

function playwrightChromium() {
  try {
    const path = createRequire(join(root, 'apps/web/package.json'))('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Path of a program that judges what a guide prints; installs its Debian package when missing. */
export function findProgram(name, debianPackage, environment = process.env) {
  const env = { ...environment, PATH: `${environment.PATH}:/usr/sbin:/sbin` };
  const known = onPath([name], env);
  if (known) return known;
  installDebianPackage(debianPackage, env);
  const found = onPath([name], env);
  if (!found) throw new Error(`${name} est introuvable : installez le paquet ${debianPackage}.`);
  return found;
}

/** The windowless shell gives the same results for a quarter less processor time. */
const SHELL = 'chromium-headless-shell';
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a Chromium; installs one when the machine has none. */
export function findChromium(environment) {
  const known = process.env.CHROMIUM_PATH ?? onPath([SHELL], environment);
  if (known) return known;
  installDebianPackage(SHELL, environment);
  const found = onPath([SHELL, ...CHROMIUM_NAMES], environment) ?? playwrightChromium();
  if (found) return found;
  // Without apt as root: Playwright's own download, if the machine has the libraries.
  const downloaded = spawnSync('pnpm', ['--dir', 'apps/web', 'exec', 'playwright', 'install', 'chromium'], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
  });
  const installed = downloaded.status === 0 ? playwrightChromium() : undefined;
  if (!installed) throw new Error('Chromium est introuvable : installez-le, ou donnez son chemin dans CHROMIUM_PATH.');
  return installed;
}

function postgresDirectory(environment) {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).filter((name) => existsSync(join(debian, name, 'bin/initdb')))
    : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest) return join(debian, newest, 'bin');
  const initdb = onPath(['initdb'], environment);
  return initdb ? join(initdb, '..') : undefined;
}

/** Folder of PostgreSQL's programs (initdb, pg_ctl…); installs the server when missing. */
export function findPostgres(environment) {
  const known = postgresDirectory(environment);
  if (known) return known;
  installDebianPackage('postgresql', environment);
  const installed = postgresDirectory(environment);
  if (!installed) throw new Error('PostgreSQL est introuvable : installez-le, ou donnez POSTGRES_BIN.');
  return installed;
}
