import { PGlite } from '@electric-sql/pglite';
import { expect, inject, test } from 'vitest';
import { ConfigurationError } from '../environment.ts';
import { startOldPooler } from '../test/startOldPooler.ts';
import { refuseOldPooler } from './refuseOldPooler.ts';

test('behind a pooler that mixes the prepared statements of its clients a start is refused, in a sentence', async () => {
  const pglite = await PGlite.create();
  const pooler = await startOldPooler(pglite);
  const refused = await refuseOldPooler(pooler.url).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect(refused).toMatchObject({ message: expect.stringMatching(/PgBouncer 1\.21 ou plus récent/) });
  await pooler.close();
  await pglite.close();
});

const database = inject('database');
test.runIf(database.kind === 'postgres')('PostgreSQL itself is taken', async () => {
  await expect(refuseOldPooler(database.kind === 'postgres' ? database.url : '')).resolves.toBeUndefined();
});
