import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { searchCondition } from './searchCondition.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

async function found(typed: string, isWalked: boolean): Promise<number[]> {
  const rows = await server.services.connection.db
    .selectFrom('personne')
    .select('id')
    .where(searchCondition(typed, 'personne.recherche', { isWalked }) ?? sql<boolean>`true`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

test('a list that is never walked finds the same rows, also by a letter beside a word', async () => {
  const { db } = server.services.connection;
  const persons = await db.selectFrom('personne').select(['prenom', 'nom', 'habilis_id']).execute();
  const typed = persons.flatMap(({ prenom, nom, habilis_id: habilisId }) => [
    prenom,
    `${prenom} ${nom.charAt(0)}`,
    `${nom.slice(0, 3)} ${prenom.charAt(0)}`,
    habilisId,
    `${prenom} z`,
    nom.charAt(0),
  ]);
  const counts = [];
  for (const words of new Set(typed)) {
    const walked = await found(words, true);
    expect([words, await found(words, false)]).toEqual([words, walked]);
    counts.push(walked.length);
  }
  expect([counts.includes(0), counts.some((count) => count > 0)]).toEqual([true, true]);
});
