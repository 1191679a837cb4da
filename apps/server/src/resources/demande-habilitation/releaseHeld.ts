import type { Acting } from '../../platform/Acting.ts';
import { titulairesOf } from './candidatesOf.ts';
import { moveOn } from './moveOn.ts';

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
  for (const row of held) {
    const titulaires = await titulairesOf(acting, row.tache, row);
    if (titulaires.some((one) => one.personneId === personneId)) continue;
    await moveOn(acting, row, {
      action: 'Libere',
      next: row.tache,
      effects: ['release'],
      retourTache: row.retour_tache,
      decision: null,
      commentaire: null,
    });
  }
}
