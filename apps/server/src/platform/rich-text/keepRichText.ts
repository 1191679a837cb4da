import { LARGEST_RICH_TEXT } from '@habilis/api/wire/texts';
import { hasWords } from '@habilis/domain/rich-text/hasWords';
import { refuse } from '../Refusal.ts';
import { cleanRichText } from './cleanRichText.ts';

/** The rich text of a field as it is stored, empty when it says nothing; refused when signs written out (`&amp;`) make it too long. */
export function keepRichText(path: string, html: string): string {
  const kept = cleanRichText(html);
  if (kept.length > LARGEST_RICH_TEXT) {
    throw refuse.badRequest('donnees-invalides', [{ path, title: 'champ.trop-long' }]);
  }
  return hasWords(kept) ? kept : '';
}
