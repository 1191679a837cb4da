// Each record of docs/decisions says its status in one sentence, is short, and stands once in the index; each number that is cited is that of a record.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './provision.mjs';

const MOST_WORDS = 400;
const MIGRATIONS = /\bmigrations? \d{4}(?:(?:, | and )\d{4})*/g;
const STATUS =
  /^(?:Accepted on \d{4}-\d{2}-\d{2}(?:, amended by \d{4}(?:(?:, | and )\d{4})*)?|Superseded on \d{4}-\d{2}-\d{2} by \d{4})\.$/;

/** What is wrong with one record, in French. */
function faultsOfRecord(name, text) {
  const [title, status] = text.split('\n');
  const words = text.split(/\s+/).filter(Boolean).length;
  return [
    title.startsWith(`# ${name.slice(0, 4)} `) ? undefined : 'sa première ligne n’est pas « # numéro titre »',
    STATUS.test(status) ? undefined : 'sa deuxième ligne ne dit pas son état (voir docs/decisions/README.md)',
    words <= MOST_WORDS ? undefined : `il a ${words} mots, ${MOST_WORDS} au plus`,
    /^(?:#+ |\*\*)Amended\b/m.test(text) ? 'il est amendé au-dedans : écrivez ce qui vaut maintenant' : undefined,
  ].filter(Boolean);
}

/** The numbers that a text cites: those after « decision » anywhere, in a record any of four figures that begins with 0. */
function citedIn(text, isRecord) {
  if (isRecord) return text.replaceAll(MIGRATIONS, '').match(/(?<![\d\w-])0\d{3}(?![\d\w])/g) ?? [];
  const lists = text.match(/\b(?:decision|record)s? 0\d{3}(?:(?:, | and )0\d{3})*|decisions\/0\d{3}-/g) ?? [];
  return lists.flatMap((list) => list.match(/0\d{3}/g) ?? []);
}

/** What is wrong with the records (by file name), their index, and what other files (by path) cite. */
export function recordFaults({ records, index, others }) {
  const names = Object.keys(records);
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\)/gm)].map(([, , name]) => name);
  const cited = [
    ...Object.entries(records).map(([name, text]) => [name, citedIn(text, true)]),
    ...Object.entries(others).map(([path, text]) => [path, citedIn(text, false)]),
  ];
  return [
    ...names.flatMap((name) => faultsOfRecord(name, records[name]).map((fault) => `${name} : ${fault}`)),
    ...names
      .filter((name) => listed.filter((entry) => entry === name).length !== 1)
      .map((name) => `${name} : docs/decisions/README.md ne le nomme pas une fois`),
    ...listed.filter((name) => !(name in records)).map((name) => `README.md : ${name} n’existe pas`),
    ...cited.flatMap(([path, found]) =>
      found
        .filter((number) => !numbers.has(number))
        .map((number) => `${path} : la décision ${String(number)} n’existe pas`),
    ),
  ];
}

const read = (path) => readFileSync(join(root, path), 'utf8');
const readAll = (patterns, keyOf) =>
  Object.fromEntries(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }))
      .map((path) => [keyOf(path), read(path)]),
  );

if (process.argv[1]?.endsWith('check-records.mjs')) {
  const faults = recordFaults({
    records: readAll(['docs/decisions/0*.md'], basename),
    index: read('docs/decisions/README.md'),
    others: readAll(
      [
        '*.md',
        'docs/*.md',
        'docs/rules/**/*.md',
        'packages/*/*.md',
        '{apps,packages}/*/{src,e2e,bench}/**/*.{ts,tsx}',
        'scripts/**/!(*.test).mjs',
      ],
      (path) => path,
    ),
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
