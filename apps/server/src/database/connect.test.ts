import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from './connect.ts';
import { refuseOldPooler } from './refuseOldPooler.ts';

const database = inject('database');
const url = database.kind === 'postgres' ? database.url : '';

test('no query of a connection is compiled, and a search has room for its rows', async () => {
  const connection = await connect({ kind: 'postgres', url });
  const { rows } = await sql`select current_setting('jit') as jit, current_setting('work_mem') as room`.execute(
    connection.db,
  );
  await connection.close();
  expect(rows).toEqual([{ jit: 'off', room: '32MB' }]);
});

test('PostgreSQL itself is taken for no old pooler', async () => {
  await expect(refuseOldPooler(url)).resolves.toBeUndefined();
});
