import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { announceSuspension } from './announceSuspension.ts';
import { updateAlertes } from '../tache/updateAlertes.ts';
import { DA_KIND } from './DA_KIND.ts';

/** Brings the alerts of one demande up to a day, unless it was removed meanwhile. */
async function updateOne(db: Kysely<Database>, id: number, day: Day): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('demande_administrative')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    const tools = { ...day, db: trx };
    await announceSuspension(tools, row, await updateAlertes(tools, DA_KIND, row));
  });
}

/** What a new day brings: reminders that are due, mailed too, and the alerts of demandes that date from before there were any (rules/alerts#alerts). */
export async function updateDailyAlertes(db: Kysely<Database>, day: Day): Promise<void> {
  const moving = await db
    .selectFrom('demande_administrative')
    .select('id')
    .where('en_cours', '=', true)
    .where((eb) => eb.or([eb('date_echeance', 'is not', null), eb('date_suspension_administrative', 'is not', null)]))
    .execute();
  await eachAlone(moving, ({ id }) => updateOne(db, id, day));
}
