import { sql } from 'kysely';
import type { AvantFin } from '../../../database/tables/platform.ts';
import type { Context } from '../../../platform/Handler.ts';
import { recordEvenement } from './recordEvenement.ts';
import { updateAlertesHabilitation } from './updateAlertesHabilitation.ts';

/** Gives a habilitation its former end back, unless another one was set since. */
export async function restoreHabilitation(
  context: Context,
  { id, dateFin, prorogee, commentaire }: AvantFin['habilitations'][number],
  date: string,
): Promise<void> {
  const restored = await context.db
    .updateTable('habilitation')
    .set({ date_fin: dateFin, prorogee, commentaire_date_fin: commentaire, version: sql`version + 1` })
    .where('id', '=', id)
    .where('date_fin', '=', date)
    .returning('id')
    .executeTakeFirst();
  if (restored === undefined) return;
  await recordEvenement(context, id, 'habilitation-fin-changee', { debut: date, fin: dateFin });
  await updateAlertesHabilitation(context.db, id, context);
}
