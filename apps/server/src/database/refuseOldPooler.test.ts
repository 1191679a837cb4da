import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { expect, inject, test } from 'vitest';
import { ConfigurationError } from '../environment.ts';
import { startOldPooler } from '../test/startOldPooler.ts';
import { refuseOldPooler } from './refuseOldPooler.ts';

const database = inject('database');

// The pooler of the test stands before an embedded database: a copy, since making an empty one takes ten times as long.
test('behind a pooler that mixes the prepared statements of its clients a start is refused, in a sentence', async () => {
  if (database.kind !== 'pglite') throw new Error('the suite of the embedded database alone holds this file');
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(database.template) });
  const pooler = await startOldPooler(pglite);
  const refused = await refuseOldPooler(pooler.url).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect(refused).toMatchObject({ message: expect.stringMatching(/PgBouncer 1\.21 ou plus récent/) });
  await pooler.close();
  await pglite.close();
});
