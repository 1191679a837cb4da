// One word for one notion: no identifier, comment, title of a test or SQL alias says a word that GLOSSARY.md refuses.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './provision.mjs';

const glossary = readFileSync(join(root, 'packages/domain/GLOSSARY.md'), 'utf8');
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!word )/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
/** The word to say instead of each refused one. */
const refusedIn = (text) =>
  new Map(
    rowsOf(text).flatMap((cells) =>
      (cells.at(-1) ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
        .map((word) => [word, cells[0]]),
    ),
  );
const [everywhere, rest] = glossary.split('## In the rules');
const refused = refusedIn(everywhere);
const refusedInRules = new Map([...refused, ...refusedIn(rest)]);
const elsewhere = [...glossary.split('## Where these words mean something else')[1].matchAll(/`([^`]+)`/g)].map(
  ([, word]) => word,
);
const faults = [];

function* sources(directory) {
  for (const name of readdirSync(directory)) {
    if (['node_modules', 'dist', 'compiled', 'storybook-static', 'public'].includes(name)) continue;
    const path = join(directory, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/.test(name)) yield path;
  }
}

const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** Tells of each refused word of a text, unless the text around it is one that means something else. */
function judge(path, text, start, source) {
  if (elsewhere.includes(text)) return;
  const words = relative(root, path).startsWith('packages/domain/') ? refusedInRules : refused;
  const plain = elsewhere.reduce((rest, word) => rest.replaceAll(word, ''), text);
  for (const word of new Set(wordsOf(plain).map((one) => one.toLowerCase()))) {
    if (!words.has(word)) continue;
    const line = source.slice(0, start).split('\n').length;
    faults.push(`${relative(root, path)}:${line} : « ${word} » se dit ${words.get(word)} (GLOSSARY.md)`);
  }
}

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/** What a string says for us: the title of a test, with the id of its rule or not, and the alias of a column or a table. */
function saidBy(node) {
  if (isText(node)) return /^\[[A-Z]+\d+\]/.test(node.value) ? node.value : (/ as (\w+)$/.exec(node.value)?.[1] ?? '');
  if (node.type !== 'CallExpression' || !isText(node.arguments[0])) return '';
  const called = node.callee.property?.name ?? node.callee.name ?? '';
  return ['as', 'test', 'group'].includes(called) ? node.arguments[0].value : '';
}

function judgeNames(node, tell) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach((one) => judgeNames(one, tell));
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') tell(node.name, node.start);
  tell(saidBy(node), node.start);
  if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'sql')
    for (const { value, start } of node.quasi.quasis) tell(value.raw, start);
  for (const key of Object.keys(node)) if (key !== 'type') judgeNames(node[key], tell);
}

for (const folder of ['packages', 'apps', 'scripts']) {
  for (const path of sources(join(root, folder))) {
    if (elsewhere.includes(relative(root, path))) continue;
    const source = readFileSync(path, 'utf8');
    const { program, comments } = parseSync(path, source);
    for (const { value, start } of comments) judge(path, value, start, source);
    judgeNames(program, (name, start) => judge(path, name, start, source));
  }
}
for (const fault of new Set(faults)) console.error(fault);
console.log(`${faults.length} mot(s) pour un autre`);
process.exitCode = faults.length ? 1 : 0;
