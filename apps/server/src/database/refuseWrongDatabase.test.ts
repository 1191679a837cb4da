import { PGlite } from '@electric-sql/pglite';
import { openAsBlob } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { ConfigurationError } from '../environment.ts';
import { startOldPooler } from '../test/startOldPooler.ts';
import { refuseWrongDatabase } from './refuseWrongDatabase.ts';

const HOUR_MS = 3_600_000;
const database = inject('database');

/** A server of the suite's own database, with what a test adds to it. */
async function withDatabase(prepare: string, work: (url: string) => Promise<void>): Promise<void> {
  if (database.kind !== 'pglite') throw new Error('the suite of the embedded database alone holds this file');
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(database.template) });
  await pglite.exec(prepare);
  const server = await startOldPooler(pglite);
  try {
    await work(server.url);
  } finally {
    await server.close();
    await pglite.close();
  }
}

const refusalOf = (url: string, now?: () => number): Promise<unknown> =>
  refuseWrongDatabase(url, now).catch((error: unknown) => error);

test('a clock an hour away from the database’s is refused in a sentence, on either side; the same hour is taken', async () => {
  await withDatabase('', async (url) => {
    expect(await refusalOf(url)).toBeUndefined();
    for (const away of [HOUR_MS, -HOUR_MS]) {
      const refused = await refusalOf(url, () => Date.now() + away);
      expect(refused).toBeInstanceOf(ConfigurationError);
      expect(refused).toMatchObject({ message: expect.stringMatching(/diffèrent de 3600 secondes.*\n.*NTP/) });
    }
  });
});

test('a database that is the copy of another is refused, since nothing can be written there', async () => {
  // Before the built-in functions, as a standby answers.
  const asStandby = `create schema secours; create function secours.pg_is_in_recovery() returns boolean language sql as 'select true';
    alter database postgres set search_path = secours, pg_catalog, public; set search_path = secours, pg_catalog, public`;
  await withDatabase(asStandby, async (url) => {
    const refused = await refusalOf(url);
    expect(refused).toBeInstanceOf(ConfigurationError);
    expect(refused).toMatchObject({ message: expect.stringMatching(/serveur de secours.*\n.*serveur principal/) });
  });
});
