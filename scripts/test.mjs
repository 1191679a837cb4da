// Every suite, as few at once as two cores bear, each on the databases it names; ends with the sum "N passed, N failed".
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { withPostgres } from './postgres.mjs';
import { mustRun, root } from './provision.mjs';
import { findChromium, findPostgres } from './system-tools.mjs';

const only = process.argv.slice(2);
const results = join(root, '.results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const env = { ...process.env };
env.CHROMIUM_PATH = findChromium(env);
env.POSTGRES_BIN = findPostgres(env);

const rows = [];

function record(name, database, seconds, { passed, failed }) {
  rows.push({ name, database, seconds, passed, failed });
}

/** Reads the result file of vitest or Playwright; a suite that wrote none, or ran nothing, has failed. */
function readResult(file, status) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const counted = json.stats
    ? { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected }
    : {
        passed: json.numPassedTests,
        failed: json.numFailedTests + (json.numFailedTestSuites && !json.numFailedTests ? 1 : 0),
      };
  if (counted.passed + counted.failed === 0 || (status !== 0 && counted.failed === 0)) counted.failed++;
  return counted;
}

const collected = (stream) => {
  const pieces = [];
  stream.on('data', (piece) => pieces.push(piece));
  return pieces;
};

const isWanted = (name) => only.length === 0 || only.some((word) => name.includes(word));

/** Runs a suite, unless others were asked for; one that runs beside another says what it has to say at its end. */
async function suite(name, { directory, command, args, database = '—', extra = {}, isBeside = false }) {
  if (!isWanted(name)) return;
  const file = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const title = `\n━━ ${name}${database === '—' ? '' : ` sur ${database}`}`;
  if (!isBeside) console.log(title);
  const started = performance.now();
  const output = isBeside ? 'pipe' : 'inherit';
  const child = spawn(command, args(file), {
    cwd: join(root, directory),
    env: { ...env, ...extra, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    stdio: ['ignore', output, output],
  });
  const said = isBeside ? [collected(child.stdout), collected(child.stderr)] : [];
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (isBeside) console.log(`${title}\n${said.map((pieces) => Buffer.concat(pieces).toString()).join('')}`);
  record(name, database, (performance.now() - started) / 1000, readResult(file, status));
}

const vitest = (...more) => ({
  command: 'vitest',
  args: (file) => ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...more],
});
const playwright = { command: 'pnpm', args: () => ['exec', 'playwright', 'test', '--reporter=list,json'] };

mustRun(
  'turbo',
  ['run', 'build', '--concurrency=2', '--output-logs=errors-only', '--log-prefix=none', '--filter=!@habilis/storybook'],
  { env },
);

if (!only.length || only.includes('check')) {
  const started = performance.now();
  console.log('━━ check');
  const counted = runChecks(env);
  record('check', '—', (performance.now() - started) / 1000, counted);
}
await suite('unit', { directory: '.', ...vitest() });
await suite('reuse', { directory: 'scripts/reuse', ...vitest() });
await suite('stories', { directory: 'apps/storybook', ...vitest() });

/** The server's suite and the journeys side by side: both wait for processes and timers more than they compute. */
const onDatabase = (name, database, url) => {
  const extra = { HABILIS_TEST_DATABASE: url };
  return Promise.all([
    suite(`server ${name}`, { directory: 'apps/server', ...vitest(), database, extra }),
    suite(`e2e ${name}`, {
      directory: 'apps/web',
      ...playwright,
      database,
      extra,
      isBeside: isWanted(`server ${name}`),
    }),
  ]);
};
await onDatabase('pglite', 'PGlite', 'pglite');
await withPostgres((url, version) => onDatabase('postgres', `PostgreSQL ${version}`, url), { bin: env.POSTGRES_BIN });

console.log('\nSuite                 Base            Durée      Réussis  Échoués');
for (const { name, database, seconds, passed, failed } of rows) {
  console.log(
    `${name.padEnd(22)}${database.padEnd(16)}${`${seconds.toFixed(1)} s`.padEnd(11)}${String(passed).padEnd(9)}${failed}`,
  );
}
const minutes = (performance.now() / 60_000).toFixed(1);
console.log(`En tout ${minutes} min`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0;
