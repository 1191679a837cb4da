import { addMonths } from '../date/addMonths.ts';
import { CHAMP_INTITULE } from './champsFixes.ts';

/** Whether a document of the request that was granted still holds for what follows from it: handed over not too long ago, in a slot that is still asked; the letter is signed anew, an appeal and the network's documents stay behind (H36). */
export function isPieceReprise(
  piece: { readonly champ: string; readonly dateDepot: string },
  known: {
    readonly champs: readonly string[];
    readonly today: string;
    readonly settings: { readonly validitePiecesMois: number };
  },
): boolean {
  const isAsked = piece.champ === CHAMP_INTITULE || known.champs.includes(piece.champ);
  return isAsked && addMonths(piece.dateDepot, known.settings.validitePiecesMois) > known.today;
}
