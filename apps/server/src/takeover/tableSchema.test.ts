import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILE_NAMES, FILES } from './FILES.ts';
import { tableSchema } from './tableSchema.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');

test('[C1140] the published Table Schemas are what the reader follows, and the guide names each', () => {
  const guide = readFileSync(join(DOCS, 'takeover.md'), 'utf8');
  expect(readdirSync(join(DOCS, 'takeover')).toSorted()).toEqual(FILE_NAMES.map((name) => `${name}.json`).toSorted());
  for (const name of FILE_NAMES) {
    expect(JSON.parse(readFileSync(join(DOCS, 'takeover', `${name}.json`), 'utf8'))).toEqual(tableSchema(name));
    expect(guide).toContain(`[${name}.csv](takeover/${name}.json)`);
  }
});

test('[C1140] each file has a former identifier, and names rows of files that are read before it', () => {
  for (const [rank, name] of FILE_NAMES.entries()) {
    const { fields, foreignKeys } = tableSchema(name);
    expect(fields[0]).toMatchObject({ name: 'identifiant', constraints: { required: true, unique: true } });
    expect(new Set(fields.map((field) => field.name)).size).toBe(FILES[name].columns.length);
    for (const { reference } of foreignKeys)
      if (reference.resource !== '') expect(FILE_NAMES.slice(0, rank)).toContain(reference.resource);
  }
});
