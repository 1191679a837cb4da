import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { actingInJob } from '../../../platform/Acting.ts';
import type { Day } from '../../../platform/Area.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { sessionsTouchees } from '../../avertir/session/sessionsTouchees.ts';
import { endHabilitations } from './finActivite.ts';

/** Closes one entite whose last day has passed; also ends a habilitation that lasts longer, extended or given since that day was set. */
async function closeOne(trx: Kysely<Database>, id: number, day: Day): Promise<void> {
  const row = await trx.selectFrom('entite').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  const date = row?.date_fin_activite ?? null;
  if (row === undefined || row.etat === 'fermee' || date === null || date >= day.today) return;
  const acting = actingInJob(day, trx);
  await endHabilitations(acting, id, { date, commentaire: row.commentaire_date_fin ?? '' });
  await trx.updateTable('entite').set({ etat: 'fermee' }).where('id', '=', id).execute();
  await sessionsTouchees.ask()(acting, { entiteId: id });
  await acting.audit({ action: 'entite-fermee', objetType: 'entite', objetId: id, detail: { date } });
}

/** Closes the entites whose last day of activity has passed; the trail names nobody, since nobody did it (rules/dossier#creation-and-end). */
export async function closeEndedEntites(db: Kysely<Database>, day: Day): Promise<void> {
  const ended = await db
    .selectFrom('entite')
    .select('id')
    .where('date_fin_activite', '<', day.today)
    .where('etat', '<>', 'fermee')
    .orderBy('id')
    .execute();
  await eachAlone(ended, ({ id }) => db.transaction().execute((trx) => closeOne(trx, id, day)));
}
