/** A text as it is searched and sorted: lower case, no accent, words of letters and digits only. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/gu, 'oe')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}
