import { LARGEST_RICH_TEXT } from '@habilis/api/wire/texts';
import { hasStackedAccents } from '@habilis/domain/clean-text/hasStackedAccents';
import { hasWords } from '@habilis/domain/rich-text/hasWords';
import { refuse } from '../Refusal.ts';
import { cleanRichText } from './cleanRichText.ts';

/** The rich text of a field as it is stored, empty when it says nothing; refused when signs written out (`&amp;`) make it too long. */
export function keepRichText(path: string, html: string): string {
  const kept = cleanRichText(html);
  if (kept.length > LARGEST_RICH_TEXT) {
    throw refuse.badRequest('donnees-invalides', [{ path, title: 'champ.trop-long' }]);
  }
  // Written out (`&#769;`), they were not seen when the body was read (W1000).
  if (hasStackedAccents(kept)) throw refuse.badRequest('donnees-invalides', [{ path, title: 'champ.invalide' }]);
  return hasWords(kept) ? kept : '';
}
