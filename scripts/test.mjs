// Runs every suite on its databases; those that need two cores run in turn, the single-core ones beside the checks; ends with "N passed, N failed".
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { withPostgres } from './postgres.mjs';
import { root } from './provision.mjs';
import { failedFiles, mergeSecondTry } from './second-try.mjs';
import { findChromium, findPostgres, findProgram } from './system-tools.mjs';

const only = process.argv.slice(2);
const results = join(root, '.results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const env = { ...process.env };
// Colours are for terminals, not for logs.
if (!process.stdout.isTTY) env.NO_COLOR = '1';
env.CHROMIUM_PATH = findChromium(env);
env.POSTGRES_BIN = findPostgres(env);
// The examples of the guides for integrators run.
for (const name of ['curl', 'jq', 'openssl', 'python3']) findProgram(name, name, env);

// What is asked for by name runs whole.
if (only.some((word) => word.startsWith('e2e'))) env.HABILIS_TEST_JOURNEYS = 'all';

const rows = [];
const told = [];

function record(name, database, seconds, { passed, failed }) {
  rows.push({ name, database, seconds, passed, failed });
}

const testsOf = ({ title, suites = [], specs = [] }) => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: `${title} › ${spec.title}`, status }))),
];

/** Lists at the end what failed, and what passed only at its second try. */
function tell(name, file, steadied) {
  if (!existsSync(file)) return;
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const tests = json.stats
    ? json.suites.flatMap(testsOf)
    : json.testResults.flatMap(({ name: path, message, assertionResults }) => [
        ...assertionResults.map(({ fullName, status }) => ({ name: fullName, status })),
        ...(assertionResults.length === 0 && message ? [{ name: `${path}: ${message}`, status: 'failed' }] : []),
      ]);
  const flaky = tests.filter(({ status }) => status === 'flaky').map((test) => test.name);
  const failed = tests.filter(({ status }) => status === 'failed' || status === 'unexpected').map((test) => test.name);
  told.push(...failed.map((test) => `Échec — ${name} — ${test}`));
  told.push(...[...flaky, ...steadied].map((test) => `Instable, passé au second essai — ${name} — ${test}`));
}

/** Reads the result file of vitest or Playwright; a suite without results, or without tests, has failed. */
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

/** Runs a command with its output on ours; gives its exit code. */
const run = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(1)).once('exit', (code) => resolve(code ?? 1));
  });

const isWanted = (name) => !only.length || only.some((word) => name.includes(word));

/** Runs one suite; with `isTwice`, the files that failed run once more, one after the other and in a new browser, and what passes then is told as unsteady. */
async function suite(name, { directory, command, args, database = '—', extra = {}, isTwice = false }) {
  if (!isWanted(name)) return;
  const file = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  console.log(`\n━━ ${name}${database === '—' ? '' : ` sur ${database}`}`);
  const started = performance.now();
  const tryOnce = (resultFile, more = []) =>
    run(command, [...args(resultFile), ...more], {
      cwd: join(root, directory),
      env: { ...env, ...extra, PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile },
    });
  let status = await tryOnce(file);
  let unsteady = [];
  const failed = isTwice ? failedFiles(file) : [];
  if (failed.length > 0) {
    const secondFile = file.replace('.json', '.second.json');
    status = await tryOnce(secondFile, [...failed, '--maxWorkers=1']);
    unsteady = mergeSecondTry(file, secondFile);
  }
  record(name, database, (performance.now() - started) / 1000, readResult(file, status));
  tell(name, file, unsteady);
}

const vitest = (...more) => ({
  command: 'vitest',
  args: (file) => ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...more],
});
const playwright = { command: 'pnpm', args: () => ['exec', 'playwright', 'test', '--reporter=list,json'] };

async function check() {
  if (!isWanted('check')) return;
  const started = performance.now();
  const counted = await runChecks(env);
  record('check', '—', (performance.now() - started) / 1000, counted);
}
const BUILD = ['--concurrency=2', '--output-logs=errors-only', '--log-prefix=none', '--filter=!@habilis/storybook'];
async function unit() {
  if ((await run('turbo', ['run', 'build', ...BUILD], { cwd: root, env })) !== 0) {
    console.error('turbo run build : rien n’est essayé de ce qui ne se construit pas');
    process.exit(1);
  }
  await suite('unit', { directory: '.', ...vitest(), isTwice: true });
}
/** Needs only the sources: packages are built and packed in it. */
const reuse = () => suite('reuse', { directory: 'scripts/reuse', ...vitest() });
/** What the guides print and what is cited and named: what Node and a shell can judge always, what needs programs of Debian only when asked (`npm test -- guides`). */
async function guides() {
  await suite('guides', {
    directory: 'scripts/guides',
    ...vitest('blocks', 'tables', 'twins', 'verbs', 'citations', 'records', 'containers', 'sizes'),
  });
  if (only.includes('guides')) await suite('guides programs', { directory: 'scripts/guides', ...vitest('programs') });
}
// The checks keep one core busy, for longer than the units: the stories begin beside them, whose pages wait for one another's answers. Those that compile the texts run in turn.
const checked = check().then(reuse).then(guides);
await unit();
await suite('stories', { directory: 'apps/storybook', ...vitest(), isTwice: true });
await checked;

/** Runs the suites of the server and demonstration, then the journeys, on one database; side by side would be no faster and cause timeouts. */
async function onDatabase(name, database, url) {
  const extra = { HABILIS_TEST_DATABASE: url };
  await suite(`server ${name}`, { directory: 'apps/server', ...vitest(), database, extra, isTwice: true });
  await suite(`demo ${name}`, { directory: 'apps/demo', ...vitest(), database, extra, isTwice: true });
  await suite(`e2e ${name}`, { directory: 'apps/web', ...playwright, database, extra });
}
await onDatabase('pglite', 'PGlite', 'pglite');
await withPostgres(async (url, version) => onDatabase('postgres', `PostgreSQL ${version}`, url), {
  bin: env.POSTGRES_BIN,
  isHasty: true,
});

console.log('\nSuite                 Base            Durée      Réussis  Échoués');
for (const { name, database, seconds, passed, failed } of rows) {
  console.log(
    `${name.padEnd(22)}${database.padEnd(16)}${`${seconds.toFixed(1)} s`.padEnd(11)}${String(passed).padEnd(9)}${failed}`,
  );
}
if (told.length > 0) console.log(`\n${told.join('\n')}\n`);
const minutes = (performance.now() / 60_000).toFixed(1);
console.log(`En tout ${minutes} min`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') || !sum('passed') ? 1 : 0;
