import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { namedRows, searchTyped, type Words } from './searchWords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

async function found(typed: string, way: keyof Words): Promise<number[]> {
  const rows = await server.services.connection.db
    .selectFrom('personne')
    .select('id')
    .where(searchTyped(typed, namedRows('personne'))?.[way] ?? sql<boolean>`true`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

test('the index and the rows find the same, by words long and short, also by a letter beside a word', async () => {
  const { db } = server.services.connection;
  const persons = await db.selectFrom('personne').select(['prenom', 'nom', 'habilis_id']).execute();
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
    const walked = await found(words, 'walked');
    expect([words, await found(words, 'indexed')]).toEqual([words, walked]);
    counts.push(walked.length);
  }
  expect([counts.includes(0), counts.some((count) => count > 0)]).toEqual([true, true]);
});
