import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** Why a change of examining fund is not taken; each is a key under `erreurs.entite.`. */
export type RefusCaisse = 'meme-caisse' | 'motif-requis';

/** Why an entity does not go to another fund: it is there already, or no reason is given (domain, C.10). */
export function refusalOfCaisse({
  actuelleId,
  nouvelleId,
  commentaire,
}: {
  readonly actuelleId: number | null;
  readonly nouvelleId: number;
  readonly commentaire: string | null;
}): RefusCaisse | null {
  if (actuelleId === nouvelleId) return 'meme-caisse';
  return isEmpty(commentaire) ? 'motif-requis' : null;
}
