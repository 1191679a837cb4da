import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from './connect.ts';

const database = inject('database');
test.runIf(database.kind === 'postgres')('no query of a connection is compiled', async () => {
  const connection = await connect({ kind: 'postgres', url: database.kind === 'postgres' ? database.url : '' });
  const { rows } = await sql<{ jit: string }>`show jit`.execute(connection.db);
  await connection.close();
  expect(rows).toEqual([{ jit: 'off' }]);
});
