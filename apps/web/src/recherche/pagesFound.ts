import type { SearchPage } from './SearchPage.ts';

const MOST_PAGES = 5;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The pages whose name, or other words for it, bear all that was typed, by the beginnings of words; small words alone count for nothing. */
export function pagesFound(pages: readonly SearchPage[], typed: string, smallWords: string): SearchPage[] {
  const small = new Set(wordsOf(smallWords));
  const wanted = wordsOf(typed).filter((word) => !small.has(word));
  if (wanted.length === 0) return [];
  const isFound = ({ label, otherWords = '' }: SearchPage) => {
    const words = wordsOf(`${label} ${otherWords}`);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  return pages.filter(isFound).slice(0, MOST_PAGES);
}
