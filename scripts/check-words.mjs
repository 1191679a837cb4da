// One word for one notion, and English verbs: no identifier, comment, title of a test, SQL alias or guide says a word that GLOSSARY.md refuses, nor a notion where a word
// of technique is meant.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './provision.mjs';
import { frenchVerbsOf, wordsOf } from './french-verbs.mjs';

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
const [words, rest] = glossary.split('## In the rules');
const [everywhere, verbs] = words.split('## Verbs');
const [inRules, techniques] = rest.split('## Beside words of technique');
const refused = refusedIn(everywhere);
const refusedVerbs = refusedIn(verbs);
const refusedInRules = new Map([...refused, ...refusedIn(inRules)]);
/** Words of technique beside which a notion is not meant, by that notion, with what to say instead. */
const besides = rowsOf(techniques.split('## ')[0]).map(([notion, near, beside, instead]) => ({
  notion: new RegExp(`^${notion}[sx]?$`),
  near: Number(near),
  beside: new Set(beside.split(',').map((word) => word.trim().toLowerCase())),
  instead,
}));
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

/** Tells of each notion that stands near a word of technique in one sentence or cell of a text. */
function judgeProse(path, text, start, source) {
  for (const { index, 0: sentence } of text
    .replaceAll('over HTTP', ' '.repeat(9))
    .matchAll(/[^.,;:|()«»\n]+(?:\n(?!\s*(?:\n|[-|#*/]))[^.,;:|()«»\n]+)*/g)) {
    const words = [...sentence.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(([word]) => word.toLowerCase());
    for (const { notion, near, beside, instead } of besides)
      words.forEach((word, at) => {
        if (!notion.test(word)) return;
        const other = words.slice(Math.max(0, at - near), at + near + 1).find((one) => beside.has(one));
        if (other === undefined) return;
        const line = source.slice(0, start + index).split('\n').length;
        faults.push(`${relative(root, path)}:${line} : « ${word} » près de « ${other} » : ${instead} (GLOSSARY.md)`);
      });
  }
}

/** The same text with its code blanked, so that places stay: other programs have words of their own. */
const withoutCode = (text) =>
  text.replaceAll(/^(?: *)(```+)[\s\S]*?^(?: *)\1|`[^`\n]*`|https?:\S+|\]\([^)]*\)/gm, (code) =>
    code.replaceAll(/[^\n]/g, ' '),
  );

function* guides(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'compiled', '.git', '.results', '.habilis'].includes(entry.name)) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* guides(path);
    else if (entry.name.endsWith('.md')) yield path;
  }
}

/** Records and changelogs are never rewritten; the glossary names the words that it refuses. */
const KEPT = /^docs\/decisions\/|CHANGELOG\.md$|GLOSSARY\.md$/;

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/** What a string says for us: the title of a test, with the id of its rule or not, and the alias of a column or a table. */
function saidBy(node) {
  if (isText(node)) return /^\[[A-Z]+\d+\]/.test(node.value) ? node.value : (/ as (\w+)$/.exec(node.value)?.[1] ?? '');
  if (node.type !== 'CallExpression' || !isText(node.arguments[0])) return '';
  const called = node.callee.property?.name ?? node.callee.name ?? '';
  return ['as', 'test', 'group'].includes(called) ? node.arguments[0].value : '';
}

function judgeNames(node, tell, prose) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach((one) => judgeNames(one, tell, prose));
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') tell(node.name, node.start);
  const said = saidBy(node);
  tell(said, node.start);
  if (said !== '') prose(said, node.start);
  if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'sql')
    for (const { value, start } of node.quasi.quasis) tell(value.raw, start);
  for (const key of Object.keys(node)) if (key !== 'type') judgeNames(node[key], tell, prose);
}

for (const folder of ['packages', 'apps', 'scripts']) {
  for (const path of sources(join(root, folder))) {
    if (elsewhere.includes(relative(root, path))) continue;
    const source = readFileSync(path, 'utf8');
    const { program, comments } = parseSync(path, source);
    for (const { value, start } of comments) {
      judge(path, value, start, source);
      judgeProse(path, value, start, source);
    }
    judgeNames(
      program,
      (name, start) => judge(path, name, start, source),
      (said, start) => judgeProse(path, said, start, source),
    );
    for (const { name, start, said } of frenchVerbsOf(program, refusedVerbs)) {
      const line = source.slice(0, start).split('\n').length;
      faults.push(
        `${relative(root, path)}:${line} : « ${name} » commence par un verbe français : ${said} (GLOSSARY.md)`,
      );
    }
  }
}
for (const path of guides(root)) {
  const source = readFileSync(path, 'utf8');
  const said = withoutCode(source);
  if (!path.endsWith('GLOSSARY.md')) judgeProse(path, said, 0, said);
  if (!KEPT.test(relative(root, path)))
    said.split('\n').forEach((line, at, lines) => judge(path, line, lines.slice(0, at).join('\n').length + 1, said));
}
for (const fault of new Set(faults)) console.error(fault);
console.log(`${faults.length} mot(s) pour un autre`);
process.exitCode = faults.length ? 1 : 0;
