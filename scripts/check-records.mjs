// Each record of docs/decisions says its status in one sentence, is short, and stands once in the index; `check-citations.mjs` follows the numbers.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './provision.mjs';

const MOST_WORDS = 400;
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

/** What is wrong with the records (by file name) and their index. */
export function recordFaults({ records, index }) {
  const names = Object.keys(records);
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\)/gm)].map(([, , name]) => name);
  return [
    ...names.flatMap((name) => faultsOfRecord(name, records[name]).map((fault) => `${name} : ${fault}`)),
    ...names
      .filter((name) => listed.filter((entry) => entry === name).length !== 1)
      .map((name) => `${name} : docs/decisions/README.md ne le nomme pas une fois`),
    ...listed.filter((name) => !(name in records)).map((name) => `README.md : ${name} n’existe pas`),
  ];
}

const read = (path) => readFileSync(join(root, path), 'utf8');

if (process.argv[1]?.endsWith('check-records.mjs')) {
  const records = globSync('docs/decisions/0*.md', { cwd: root }).map((path) => [basename(path), read(path)]);
  const faults = recordFaults({ records: Object.fromEntries(records), index: read('docs/decisions/README.md') });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
