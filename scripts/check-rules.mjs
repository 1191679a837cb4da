// RULES.md and the tests agree: a test names every done rule, tests name known rules only, and open rules do not increase. A test tells of every
// right who holds it, of every event who is told, and of every alert for whom it is.
// The rules package is pure, and the example of its README is run by a test.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ALERTE_TYPES } from '../packages/domain/src/alerte/ALERTE_RULES.ts';
import { EVENEMENTS } from '../packages/domain/src/notification/EVENEMENTS.ts';
import { CAPABILITIES } from '../packages/domain/src/role/capability.ts';
import { root } from './provision.mjs';

const HOMES = ['domain', 'api', 'i18n', 'ui', 'web', 'server'];
const domain = join(root, 'packages/domain');
const faults = [];

function* files(directory, wanted) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'compiled', 'storybook-static'].includes(entry.name)) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* files(path, wanted);
    else if (wanted.test(path)) yield path;
  }
}

/** The page's rules by id; a malformed one is a fault. */
function readRules(page) {
  const rules = new Map();
  for (const line of page.split('\n')) {
    const id = /^\| *([A-Z]+\d+) *\|/.exec(line)?.[1];
    if (id === undefined) continue;
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, rule, source, home, state] = cells;
    const isWhole = cells.length === 5 && rule && source && HOMES.includes(home) && ['open', 'done'].includes(state);
    if (!isWhole) faults.push(`${id} : ligne incomplète, il faut | id | rule | source | home | state |`);
    else if (rules.has(id)) faults.push(`${id} est écrit deux fois`);
    else rules.set(id, state);
  }
  return rules;
}

/** The rules named by test titles, each with the first file that names it. */
function readTitles() {
  const named = new Map();
  for (const folder of ['packages', 'apps']) {
    for (const path of files(join(root, folder), /\.(test|stories|e2e)\.tsx?$|\/e2e\/[^/]+\.ts$/)) {
      for (const [, ids] of readFileSync(path, 'utf8').matchAll(/['"`]((?:\[[A-Z]{1,2}\d+\])+)[ '"`]/g)) {
        for (const [, id] of ids.matchAll(/\[(\w+)\]/g)) if (!named.has(id)) named.set(id, relative(root, path));
      }
    }
  }
  return named;
}

const page = readFileSync(join(domain, 'RULES.md'), 'utf8');
const rules = readRules(page);
const named = readTitles();
for (const [id, path] of named) if (!rules.has(id)) faults.push(`${path} nomme la règle inconnue ${id}`);
for (const [id, state] of rules) {
  if (state === 'done' && !named.has(id)) faults.push(`${id} est dite faite et aucun test ne la nomme`);
  if (state === 'open' && named.has(id)) console.log(`${id} est dite ouverte, pourtant ${named.get(id)} la nomme`);
}
const open = [...rules.values()].filter((state) => state === 'open').length;
const announced = /^Open: (\d+)$/m.exec(page)?.[1];
if (announced === undefined) faults.push('RULES.md n’annonce pas ses règles ouvertes (Open: N)');
else if (open > Number(announced)) faults.push(`${open} règles ouvertes, ${announced} annoncées`);
else if (open < Number(announced)) console.log(`RULES.md peut annoncer Open: ${open} au lieu de ${announced}`);

// Who holds a right, who is told of an event and for whom an alert is stand a second time, in a test that copies them from what was decided.
let tests = '';
for (const path of files(join(domain, 'src'), /\.test\.ts$/)) tests += readFileSync(path, 'utf8');
const MARKS = `'(?:[✓ecdah–] ){11}[✓ecdah–]'`;
for (const capability of CAPABILITIES) {
  const line = new RegExp(`'${capability}'(?:,|\\)\\)\\.toBe\\()\\s*${MARKS}`);
  if (!line.test(tests)) faults.push(`le droit ${capability} n’a sa ligne dans aucun test (marksOf)`);
}
const told = new Set(
  [...tests.matchAll(/\b(?:choisis|imposes):\s*'([^']*)'/g)].flatMap(([, types]) => types.split(' ')),
);
for (const [, type] of tests.matchAll(/\btoldOf\('(\w+)'\)/g)) told.add(type);
for (const type of Object.keys(EVENEMENTS)) {
  if (!told.has(type)) faults.push(`aucun test ne dit qui est averti de ${type} (toldOf)`);
}

const alerted = new Set([...tests.matchAll(/\balerteOf\('(\w+)'\)/g)].map(([, type]) => type));
for (const [, table] of tests.matchAll(/const TABLE = `([^`]*)`/g))
  for (const row of table.split('\n')) alerted.add(row.split(' ')[0]);
for (const type of ALERTE_TYPES) {
  if (!alerted.has(type)) faults.push(`aucun test ne dit pour qui est l’alerte ${type} (alerteOf)`);
}

// Rules import pure libraries only, without clock, randomness or screen.
const PURE =
  /^(\.\.?\/|zod\/mini$|@internationalized\/date$|libphonenumber-js\/min$|@noble\/(?:ciphers|hashes)\/\w+\.js$)/;
const IMPURE =
  /\bDate\.now\b|\bnew Date\b|\bMath\.random\b|\b(?:performance|crypto|process|globalThis|window|document|console|localStorage)\.|\bTemporal\.Now\b|\bfetch\(|\bset(?:Timeout|Interval)\(|\b(?:today|now|getLocalTimeZone)\b[^;]*from '@internationalized\/date'/;
for (const path of files(join(domain, 'src'), /^(?!.*\/test\/).*(?<!\.test)\.ts$/)) {
  const text = readFileSync(path, 'utf8');
  const name = relative(root, path);
  for (const [, specifier] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)) {
    if (!PURE.test(specifier)) faults.push(`${name} n’est pas pur : importe ${specifier}`);
  }
  const found = IMPURE.exec(text)?.[0];
  if (found !== undefined) faults.push(`${name} n’est pas pur : ${found}`);
}

const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(domain, 'README.md'), 'utf8'))?.[1] ?? '';
const tested = new Set(lines(readFileSync(join(domain, 'src/readme.test.ts'), 'utf8')));
const untested = lines(example).filter((line) => !tested.has(line) && !line.includes("from 'vitest'"));
if (example === '') faults.push('packages/domain/README.md n’a pas d’exemple');
for (const line of untested) faults.push(`packages/domain/README.md : aucun test n’exécute « ${line} »`);

for (const fault of faults) console.error(fault);
console.log(`${rules.size} règles, ${open} ouvertes, ${faults.length} faute(s)`);
process.exitCode = faults.length ? 1 : 0;
