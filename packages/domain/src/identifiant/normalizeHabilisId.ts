/** A typed platform identifier in capitals, or null when the text is none; only unaccented letters count (specification, section 5). */
export function normalizeHabilisId(typed: string): string | null {
  // Upper-casing first would let "ß" pass for "SS".
  return /^[A-Za-z]{3}\d{5}$/.test(typed) ? typed.toUpperCase() : null;
}
