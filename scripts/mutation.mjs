// Mutation testing of the rules in every folder of packages/domain, or those named: `npm test -- mutation date role`
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './provision.mjs';

const LEAST = 95;
const domain = join(root, 'packages/domain');
const report = join(root, '.results/mutation.json');
const folders = process.argv.slice(2);
const unknown = folders.filter((folder) => !existsSync(join(domain, 'src', folder)));
if (unknown.length > 0) {
  console.error(`Dossier inconnu dans packages/domain/src : ${unknown.join(', ')}.`);
  process.exit(1);
}
const patterns = folders.map((folder) => `src/${folder}/**/*.ts`);
const chosen =
  patterns.length === 0 ? [] : ['--mutate', [...patterns, '!src/**/*.test.ts', '!src/**/test/**'].join(',')];
mustRun('stryker', ['run', ...chosen], { cwd: domain });

/** Mutants killed by a test, per folder; one that does not load counts neither way. */
const counts = new Map();
for (const [file, { mutants }] of Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)) {
  const folder = file.split('/')[1];
  const count = counts.get(folder) ?? { noticed: 0, missed: 0 };
  for (const { status } of mutants) {
    if (status === 'Killed' || status === 'Timeout') count.noticed++;
    else if (status === 'Survived' || status === 'NoCoverage') count.missed++;
  }
  counts.set(folder, count);
}
const low = [...counts]
  .map(([folder, { noticed, missed }]) => [folder, (100 * noticed) / (noticed + missed)])
  .filter(([, share]) => share < LEAST);
for (const [folder, share] of low) console.error(`${folder} : ${share.toFixed(1)} %, il en faut ${LEAST}.`);
process.exitCode = low.length > 0 ? 1 : 0;
