import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Ends what a person's sessions do in others' names: in all of them, in one, or in all but one. Gives whom they acted as, those past their hour left out. */
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

/** Ends what anybody does in a person's name: of an account that is blocked or merged the history tells when it ended. */
export async function endImpersonationsAs(db: Kysely<Database>, cibleId: number, now: Date): Promise<void> {
  await db
    .updateTable('impersonation')
    .set({ fin_le: sql<Date>`least(expire_le, ${now})` })
    .where('cible_id', '=', cibleId)
    .where('fin_le', 'is', null)
    .execute();
}
