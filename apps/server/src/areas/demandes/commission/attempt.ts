import { sql } from 'kysely';
import type { Context } from '../../../platform/Handler.ts';
import { Refusal } from '../../../platform/Refusal.ts';

/** Does one of several things within the call's transaction: a refused one leaves nothing behind and keeps the others; gives its title. */
export async function attempt({ db }: Context, work: () => Promise<unknown>): Promise<string | null> {
  await sql`savepoint essai`.execute(db);
  try {
    await work();
    await sql`release savepoint essai`.execute(db);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    await sql`rollback to savepoint essai`.execute(db);
    return error.title;
  }
}
