import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const areas = new URL('../areas/', import.meta.url).pathname;

test('no list orders codes by the collation of the database', () => {
  const files = globSync('**/*.ts', { cwd: areas }).filter((file) => !file.endsWith('.test.ts'));
  const ordering = files.flatMap((file) =>
    [...readFileSync(`${areas}${file}`, 'utf8').matchAll(/\.orderBy\('(?:\w+\.)?code(?:_\w+)?'[^)]*\)/g)].map(
      ([call]) => ({ file, call }),
    ),
  );
  expect(ordering.length).toBeGreaterThan(5);
  expect(ordering.filter(({ call }) => !call.endsWith(', byCode)'))).toEqual([]);
});
