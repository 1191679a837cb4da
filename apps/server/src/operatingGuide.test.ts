import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test/startTestServer.ts';

const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worksOffJobs: false });
});
afterAll(() => server.close());

test('the guide has no block of SQL: settings are changed on their page', () => {
  expect(guide).toContain('the page « Réglages »');
  expect(guide).not.toContain('```sql');
});

test('what the text has an operator type in psql runs', async () => {
  const { db } = server.services.connection;
  const typed = [...guide.matchAll(/`((?:select|delete\s+from)\s[^`]*)`/g)].map(([, statement = '']) => statement);
  expect(typed.length).toBeGreaterThan(1);
  for (const statement of typed) await sql.raw(statement.replace(/;\s*$/, '')).execute(db);
});
