import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { searchTyped } from './searchWords.ts';
import { wordsOf } from './wordsOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

/** The persons that are found, with one way to read tables switched off. */
const foundWithout = (way: 'seqscan' | 'bitmapscan', typed: string): Promise<number[]> =>
  server.services.connection.db.transaction().execute(async (trx) => {
    await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    const rows = await trx
      .selectFrom('personne')
      .select('id')
      .where(searchTyped(typed, 'personne.recherche') ?? sql<boolean>`true`)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  });

test('the index and the rows find the same, by words long and short, also by a letter beside a word', async () => {
  const { db } = server.services.connection;
  const persons = await db.selectFrom('personne').select(['id', 'prenom', 'nom', 'habilis_id', 'recherche']).execute();
  const typed = persons.flatMap(({ prenom, nom, habilis_id: habilisId }) => [
    prenom,
    `${prenom} ${nom.charAt(0)}`,
    `${nom.slice(0, 3)} ${prenom.charAt(0)}`,
    habilisId,
    habilisId.slice(0, 7),
    `${nom} ${habilisId}`,
    `${habilisId}x`,
    `${prenom} z`,
    nom.charAt(0),
  ]);
  const counts = [];
  for (const words of new Set(typed)) {
    const expected = persons
      .filter(({ recherche }) => wordsOf(words).every((word) => ` ${recherche}`.includes(` ${word}`)))
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
    expect([words, await foundWithout('bitmapscan', words)]).toEqual([words, expected]);
    expect([words, await foundWithout('seqscan', words)]).toEqual([words, expected]);
    counts.push(expected.length);
  }
  expect([counts.includes(0), counts.some((count) => count > 0)]).toEqual([true, true]);
});
