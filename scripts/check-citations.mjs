// What comments, tests, rules and pages cite can be followed: a section of docs/rules, a rule, a record, a page; nothing outside the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citable, citationFaults } from './citations.mjs';
import { root } from './provision.mjs';

/** The checks and their tests write what may not be written; changelogs, which are linked to, tell of what was. */
const APART = /^scripts\/(?:citations|guides\/(?:citations|records)\.test)\.mjs$|CHANGELOG\.md$|mockServiceWorker\.js$/;
const texts = new Map(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:ts|tsx|mjs|js|css|md|mdx|sh)$/.test(path) && existsSync(join(root, path)))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const known = citable(new Map([...texts].filter(([path]) => path.endsWith('.md'))));
const faults = [...texts].flatMap(([path, text]) => (APART.test(path) ? [] : citationFaults(path, text, known)));
for (const fault of faults) console.error(fault);
console.log(`${texts.size} fichiers lus, ${faults.length} citation(s) sans suite`);
process.exitCode = faults.length ? 1 : 0;
