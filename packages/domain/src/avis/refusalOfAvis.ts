import type { AvisSaisi, AvisType } from './avisTypes.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** The opinions that say something against, and so say why. */
const WANTS_TEXT: ReadonlySet<AvisType> = new Set<AvisType>(['FR', 'D']);

/** Why an opinion may not be given as it stands: none, not one of those that the action knows, or without the text that it needs (domain, C.4). */
export function refusalOfAvis(
  avis: AvisSaisi | null,
  admis: readonly AvisType[],
): 'demande.avis-requis' | 'demande.avis-interdit' | 'demande.avis-texte-requis' | null {
  if (avis === null || avis.type === null) return 'demande.avis-requis';
  if (!admis.includes(avis.type)) return 'demande.avis-interdit';
  const hasText = !isEmpty(avis.texte);
  return WANTS_TEXT.has(avis.type) && !hasText ? 'demande.avis-texte-requis' : null;
}
