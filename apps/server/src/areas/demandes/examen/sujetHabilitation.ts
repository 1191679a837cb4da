import { valeurAncree } from '@habilis/domain/demande-habilitation/valeurAncree';
import { contenuAncrable } from './contenuAncrable.ts';
import type { Sujet } from './sujet.ts';

/** A demande d'habilitation, as the subject of complements. */
export const sujetHabilitation = (id: number): Sujet => ({
  type: 'DH',
  id,
  isTypedInSight: true,
  isAwaiting: async (db) => {
    const { tache } = await db
      .selectFrom('demande_habilitation')
      .select('tache')
      .where('id', '=', id)
      .forShare()
      .executeTakeFirstOrThrow();
    return tache === 'complement';
  },
  valeurs: async (db) => {
    const contenu = await contenuAncrable(db, id);
    return (chemin) => valeurAncree(contenu, chemin);
  },
});
