import { sql } from 'kysely';
import type { AvantFin } from '../../../database/tables/platform.ts';
import { type Recording, recordEvenement } from './recordEvenement.ts';

/** Gives a habilitation its former end back, unless another one was set since. */
export async function restoreHabilitation(
  context: Recording,
  { id, dateFin, prorogee, commentaire }: AvantFin['habilitations'][number],
  date: string,
): Promise<void> {
  const restored = await context.db
    .updateTable('habilitation')
    .set({ date_fin: dateFin, prorogee, commentaire_date_fin: commentaire, version: sql`version + 1` })
    .where('id', '=', id)
    .where('date_fin', '=', date)
    .returning(['id', 'numero', 'entite_id'])
    .executeTakeFirst();
  if (restored === undefined) return;
  const detail = { debut: date, fin: dateFin };
  await recordEvenement(context, restored, 'habilitation-fin-changee', detail, { dans: 'FIN_ENTITE' });
}
