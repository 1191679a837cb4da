import { addMonths } from '../date/addMonths.ts';
import { CHAMP_INTITULE } from './champsFixes.ts';

/**
 * Whether a document of a granted demande is reused in the next one: recent enough, in a slot still asked for. The letter is signed
 * again; an appeal and the network's documents are left out (H36).
 */
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
