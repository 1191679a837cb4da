import { readFileSync } from 'node:fs';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test/startTestServer.ts';

const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^ *```sql\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worksOffJobs: false });
});
afterAll(() => server.close());

test('the statements of the guide run as they are printed, and name settings that exist', async () => {
  const { db } = server.services.connection;
  expect(blocks.length).toBeGreaterThan(1);
  for (const block of blocks) {
    const statements = block
      .replaceAll(/--.*$/gm, '')
      .split(/;\s*$/m)
      .filter((statement) => statement.trim() !== '');
    for (const statement of statements) {
      await sql.raw(statement).execute(db);
    }
  }
  const rows = await db.selectFrom('parametre').select('cle').execute();
  expect(rows.map(({ cle }) => cle).toSorted()).toEqual(['mentionsEditeur', 'mentionsHebergeur']);
  const named = [...blocks.join('\n').matchAll(/'([a-z]+[A-Z]\w+)'/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in DEFAULT_SETTINGS))).toEqual([]);
});

test('what the text has an operator type in psql runs', async () => {
  const { db } = server.services.connection;
  const typed = [...guide.matchAll(/`((?:select|delete\s+from)\s[^`]*)`/g)].map(([, statement = '']) => statement);
  expect(typed.length).toBeGreaterThan(1);
  for (const statement of typed) await sql.raw(statement.replace(/;\s*$/, '')).execute(db);
});
