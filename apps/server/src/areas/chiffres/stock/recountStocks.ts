import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';

/** Counts the stocks of the network anew from their rows: days that no figure tells apart are put together, exact for a week (decision 0225). */
export async function recountStocks(db: Kysely<Database>, { today }: Pick<Day, 'today'>): Promise<void> {
  await sql`select recompte_stocks(${today}::date)`.execute(db);
}
