import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from './connect.ts';

test('[SC873] an act of many queries leaves turns to what waits, on the embedded database', async () => {
  const { db, close } = await connect({ kind: 'memory' });
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  await sql`select 1`.execute(db);
  setImmediate(turn);
  await db.transaction().execute(async (trx) => {
    for (let done = 0; done < 400; done++) await sql`select ${done}::integer`.execute(trx);
  });
  isOver = true;
  await close();
  expect(turns).toBeGreaterThan(2);
});
