import type { ProblemTitle } from '@habilis/api/openapi/problemTitles';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { Refusal, refuseAny } from '../../../platform/Refusal.ts';

/** Does one of several things within the call's transaction: if refused it is undone alone, the others stand; gives the title of the refusal. */
export async function attempt(
  context: RoleContext,
  work: (context: RoleContext<ProblemTitle>) => Promise<unknown>,
): Promise<ProblemTitle | null> {
  const { db } = context;
  await sql`savepoint essai`.execute(db);
  try {
    await work({ ...context, refuse: refuseAny });
    await sql`release savepoint essai`.execute(db);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    await sql`rollback to savepoint essai`.execute(db);
    return error.title;
  }
}
