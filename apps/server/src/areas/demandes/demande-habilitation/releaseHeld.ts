import type { Acting } from '../../../platform/Acting.ts';
import { titulairesOf } from './candidatesOf.ts';
import { moveOn } from './moveOn.ts';
import type { DhRow } from './scope.ts';

/** Gives a locked request back to its group when whoever holds its task may own it no more; false when nothing is to be given back (U9, EN8). */
export async function releaseLost(acting: Acting, row: DhRow): Promise<boolean> {
  if (row.assigne_id === null) return false;
  const titulaires = await titulairesOf(acting, row.tache, row);
  if (titulaires.some(({ personneId }) => personneId === row.assigne_id)) return false;
  await moveOn(acting, row, {
    action: 'Libere',
    next: row.tache,
    effects: ['release'],
    retourTache: row.retour_tache,
    decision: null,
    commentaire: null,
  });
  return true;
}

/** Gives back to their group the requests that no role of a person lets them own any more (U9). */
export async function releaseHeld(acting: Acting, personneId: number): Promise<void> {
  const held = await acting.db
    .selectFrom('demande_habilitation')
    .selectAll()
    .where('assigne_id', '=', personneId)
    .where('en_cours', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of held) await releaseLost(acting, row);
}
