// Mutation of the rules: every folder of packages/domain, or those that are named. `npm run mutation -- date role`
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './provision.mjs';

const domain = join(root, 'packages/domain');
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
