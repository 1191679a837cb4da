import { isAdministrativelySuspended } from '@habilis/domain/demande-administrative/isAdministrativelySuspended';
import type { Context } from '../../../platform/Handler.ts';

/** 409 while the entite is administratively suspended: it may begin and submit nothing (rules/dossier#suspension). */
export async function refuseSuspended(
  { db, today, refuse }: Context<'demande.entite-suspendue'>,
  entiteId: number | null,
): Promise<void> {
  if (entiteId === null) return;
  const dossier = await db
    .selectFrom('demande_administrative')
    .select(['tache', 'date_suspension_administrative'])
    .where('entite_id', '=', entiteId)
    .where('en_cours', '=', true)
    .executeTakeFirst();
  if (dossier === undefined) return;
  const { tache: taskKey, date_suspension_administrative: dateSuspensionAdministrative } = dossier;
  if (isAdministrativelySuspended({ taskKey, dateSuspensionAdministrative }, today)) {
    throw refuse.conflict('demande.entite-suspendue');
  }
}
