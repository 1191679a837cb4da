// Writes the Table Schemas of a takeover from the one description of its files (`--write`), or fails when a published one differs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAMES } from '../apps/server/src/takeover/FILES.ts';
import { tableSchema } from '../apps/server/src/takeover/tableSchema.ts';
import { root } from './provision.mjs';

const folder = join(root, 'docs/takeover');
mkdirSync(folder, { recursive: true });
for (const name of FILE_NAMES) {
  const path = join(folder, `${name}.json`);
  const text = `${JSON.stringify(tableSchema(name), null, 2)}\n`;
  if (process.argv.includes('--write')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${path} n’est plus celui du code : npm run fix`);
    process.exitCode = 1;
  }
}
