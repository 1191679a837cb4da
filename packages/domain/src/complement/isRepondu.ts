import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { compareValeurs } from './compareValeurs.ts';
import type { Valeur } from './Valeur.ts';
import { FILE_UPLOADS } from './valeursOfFichiers.ts';

/** The data of a point that say whether it is answered; without its two values, what was deposited is not looked at. */
export type PointToAnswer = {
  readonly chemin: string;
  readonly traite: boolean;
  readonly reponse: string | null;
  readonly avant?: readonly Valeur[];
  readonly apres?: readonly Valeur[];
};

/** Whether a point stands on a slot of documents: it asks for a paper. */
export const asksPiece = ({ chemin }: Pick<PointToAnswer, 'chemin'>): boolean => chemin.startsWith(FILE_UPLOADS);

/** Whether a point is answered: ticked, in words, or by the paper that it asks for (DH64). */
export function isRepondu(point: PointToAnswer): boolean {
  const { traite, reponse, avant = [], apres = [] } = point;
  return traite || !isEmpty(reponse) || (asksPiece(point) && compareValeurs(avant, apres).added.length > 0);
}
