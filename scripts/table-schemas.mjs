// Writes the Table Schemas of a takeover from the one description of its files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAMES } from '../apps/server/src/takeover/FILES.ts';
import { tableSchema } from '../apps/server/src/takeover/tableSchema.ts';
import { root } from './provision.mjs';

for (const name of FILE_NAMES) {
  const text = `${JSON.stringify(tableSchema(name), null, 2)}\n`;
  writeFileSync(join(root, 'docs/takeover', `${name}.json`), text);
}
