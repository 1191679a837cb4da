/** A text for search and sorting: lower case, no accent, only words of letters and digits. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/gu, 'oe')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}
