import { cleanText } from '../clean-text/cleanText.ts';

/** A typed platform identifier in capitals, or null when the text is none; only unaccented letters count (V16). */
export function normalizeHabilisId(typed: string): string | null {
  const text = cleanText(typed);
  // Upper-casing first would let "ß" pass for "SS".
  return /^[A-Za-z]{3}\d{5}$/.test(text) ? text.toUpperCase() : null;
}
