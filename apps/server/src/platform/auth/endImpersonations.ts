import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Ends the impersonations started by a person, in all their sessions, in one, or in all but one; gives whom they acted as, without those already expired. */
export async function endImpersonations(
  db: Kysely<Database>,
  acteurId: number,
  { only, but }: { readonly only?: string; readonly but?: string | undefined },
  now: Date,
): Promise<number[]> {
  const ended = await db
    .updateTable('impersonation')
    .set({ fin_le: sql<Date>`least(expire_le, ${now})` })
    .where('acteur_id', '=', acteurId)
    .where('fin_le', 'is', null)
    .$if(only !== undefined, (query) => query.where('session_id', '=', only ?? ''))
    .$if(but !== undefined, (query) => query.where('session_id', '<>', but ?? ''))
    .returning(['cible_id', 'expire_le'])
    .execute();
  return ended.filter(({ expire_le }) => expire_le > now).map(({ cible_id }) => cible_id);
}

/** Ends one impersonation. */
export async function endImpersonation(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db.updateTable('impersonation').set({ fin_le: now }).where('id', '=', id).execute();
}

/** Ends the impersonations of a person, when blocked or merged, so that the history shows when they ended. */
export async function endImpersonationsAs(db: Kysely<Database>, cibleId: number, now: Date): Promise<void> {
  await db
    .updateTable('impersonation')
    .set({ fin_le: sql<Date>`least(expire_le, ${now})` })
    .where('cible_id', '=', cibleId)
    .where('fin_le', 'is', null)
    .execute();
}
