import { finAvecActivite } from '@habilis/domain/entite/finAvecActivite';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { todayAt } from '../../../platform/today.ts';

/** Closes one entite whose last day has passed; also ends a habilitation that lasts longer, extended or given since that day was set. */
async function closeOne(trx: Kysely<Database>, id: number, now: Date): Promise<void> {
  const today = todayAt(now);
  const row = await trx.selectFrom('entite').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  const date = row?.date_fin_activite ?? null;
  if (row === undefined || row.etat === 'fermee' || date === null || date >= today) return;
  const held = await trx
    .selectFrom('habilitation')
    .select(['id', 'date_fin as dateFin', 'prorogee'])
    .where('entite_id', '=', id)
    .where('rupture', '=', false)
    .where((eb) => eb.or([eb('prorogee', '=', true), eb('date_fin', 'is', null), eb('date_fin', '>', date)]))
    .forNoKeyUpdate()
    .execute();
  for (const one of held) {
    const end = finAvecActivite(one, date, today);
    if (end === null) continue;
    await trx
      .updateTable('habilitation')
      .set({ date_fin: end.dateFin, prorogee: end.prorogee, version: sql`version + 1` })
      .where('id', '=', one.id)
      .execute();
  }
  await trx.updateTable('entite').set({ etat: 'fermee' }).where('id', '=', id).execute();
  await trx
    .insertInto('audit')
    .values({
      action: 'entite-fermee',
      objet_type: 'entite',
      objet_id: id,
      detail: JSON.stringify({ date }),
      fait_le: now,
    })
    .execute();
}

/** Closes the entites whose last day of activity has passed; the trail names nobody, since nobody did it (domain, C.5). */
export async function closeEndedEntites(db: Kysely<Database>, now: Date): Promise<void> {
  const ended = await db
    .selectFrom('entite')
    .select('id')
    .where('date_fin_activite', '<', todayAt(now))
    .where('etat', '<>', 'fermee')
    .execute();
  await eachAlone(ended, ({ id }) => db.transaction().execute((trx) => closeOne(trx, id, now)));
}
