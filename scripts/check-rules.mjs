// RULES.md and the tests agree: a done rule is named by a test, a test names a known rule, and the open ones do not grow.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './provision.mjs';

const faults = [];
const page = readFileSync(join(root, 'packages/domain/RULES.md'), 'utf8');
const rules = new Map();
for (const [, id, home, state] of page.matchAll(/^\| ([A-Z]+\d+) \|.*\| (\w+) \| (open|done) \|$/gm)) {
  if (rules.has(id)) faults.push(`${id} est écrit deux fois`);
  rules.set(id, { home, state });
}

function* files(directory, wanted) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'compiled'].includes(entry.name)) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* files(path, wanted);
    else if (wanted.test(entry.name)) yield path;
  }
}

const named = new Set();
for (const folder of ['packages', 'apps']) {
  for (const path of files(join(root, folder), /\.(test|stories|e2e)\.tsx?$/)) {
    for (const [, id] of readFileSync(path, 'utf8').matchAll(/['"`]\[([A-Z]+\d+)\]/g)) {
      named.add(id);
      if (!rules.has(id)) faults.push(`${relative(root, path)} nomme la règle inconnue ${id}`);
    }
  }
}
for (const [id, { state }] of rules)
  if (state === 'done' && !named.has(id)) faults.push(`${id} est dite faite et aucun test ne la nomme`);
const open = [...rules.values()].filter(({ state }) => state === 'open').length;
const allowed = Number(/^Open: (\d+)$/m.exec(page)?.[1]);
if (open > allowed) faults.push(`${open} règles ouvertes, ${allowed} annoncées`);

// The rules are pure: no clock, no chance, no Node, no screen.
const impure = /from '(node:|react)|\bDate\.now\(|new Date\(|Math\.random\(|\bdocument\.|\bwindow\.|\bprocess\./;
for (const path of files(join(root, 'packages/domain/src'), /^(?!.*\.test\.).*\.ts$/)) {
  if (impure.test(readFileSync(path, 'utf8'))) faults.push(`${relative(root, path)} n’est pas pur`);
}

for (const fault of faults) console.error(fault);
console.log(`${rules.size} règles, ${open} ouvertes, ${faults.length} faute(s)`);
process.exitCode = faults.length ? 1 : 0;
