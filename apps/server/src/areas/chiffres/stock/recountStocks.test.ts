import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { recountStocks } from './recountStocks.ts';

let server: TestServer;
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS });
});
afterAll(() => server.close());

async function counted(): Promise<readonly number[]> {
  const { rows } = await sql<{ nombres: number[] }>`select array[
    (select sum(nombre) from stock_habilitation), (select sum(nombre) from stock_demande), (select sum(nombre) from stock_personne)]::integer[] as nombres`.execute(
    db(),
  );
  return rows[0]?.nombres ?? [];
}

test('[ST1070] a count that begins while another is not finished follows it, and acts wait for neither: nothing is counted twice or lost', async () => {
  const prolong = () =>
    sql`update habilitation set date_fin = date_fin + 1 where date_fin > ${TODAY}::date`.execute(db());
  const isWaiting = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db(),
      );
    return rows.length > 0;
  };
  await recountStocks(db(), { today: TODAY });
  const before = await counted();
  expect(before.every((one) => one > 0)).toBe(true);
  let second: Promise<void> | undefined;
  await db()
    .transaction()
    .execute(async (trx) => {
      await recountStocks(trx, { today: TODAY });
      second = recountStocks(db(), { today: TODAY });
      await expect.poll(isWaiting).toBe(true);
      await prolong();
    });
  await second;
  expect(await counted()).toEqual(before);
  await recountStocks(db(), { today: TODAY });
  expect(await counted()).toEqual(before);
});
