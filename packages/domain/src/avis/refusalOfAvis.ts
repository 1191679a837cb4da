import type { AvisSaisi, AvisType } from './avisTypes.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** The avis that must be explained, because they object. */
const WANTS_TEXT: ReadonlySet<AvisType> = new Set<AvisType>(['FR', 'D']);

/** Whether an avis of this type must be explained (rules/demandes#avis). */
export const wantsText = (type: AvisType | null): boolean => type !== null && WANTS_TEXT.has(type);

/** Why an avis is refused: missing, not allowed for the action, or without its required text (rules/demandes#avis). */
export function refusalOfAvis(
  avis: AvisSaisi | null,
  admis: readonly AvisType[],
): 'demande.avis-requis' | 'demande.avis-interdit' | 'demande.avis-texte-requis' | null {
  if (avis === null || avis.type === null) return 'demande.avis-requis';
  if (!admis.includes(avis.type)) return 'demande.avis-interdit';
  const hasText = !isEmpty(avis.texte);
  return wantsText(avis.type) && !hasText ? 'demande.avis-texte-requis' : null;
}
