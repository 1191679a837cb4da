import { useEffect, useState } from 'react';
import { findIn, type Match } from './findIn.ts';
import type { PdfDocument } from './pdfEngine.ts';

/** What was found of some words in a document, page by page. */
export type Found = {
  readonly pages: ReadonlyMap<number, readonly Match[]>;
  readonly count: number;
  readonly isReading: boolean;
};

type Answer = Found & { readonly words: string };

const NOTHING: Found = { pages: new Map(), count: 0, isReading: false };
const SEARCHING: Found = { ...NOTHING, isReading: true };
/** Pages read before the page may answer. */
const BATCH = 5;

const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Reads the pages of a PDF for some words; what is found is told as it goes. */
export function useFind(pdf: PdfDocument, words: string): Found {
  const [found, setFound] = useState<Answer | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const pages = new Map<number, readonly Match[]>();
      let count = 0;
      for (let number = 1; number <= pdf.pageCount; number++) {
        const page = await pdf.page(number);
        const matches = findIn(await page.text(), words);
        if (isGone) return;
        if (matches.length > 0) pages.set(number, matches);
        count += matches.length;
        const isReading = number < pdf.pageCount;
        if (isReading && number % BATCH !== 0) continue;
        setFound({ words, pages: new Map(pages), count, isReading });
        await breathe();
      }
    };
    if (words.trim() !== '') read().catch(() => !isGone && setFound(null));
    return () => {
      isGone = true;
    };
  }, [pdf, words]);
  if (found?.words === words) return found;
  return words.trim() === '' ? NOTHING : SEARCHING;
}

/** The page of the match of a rank, and its rank on that page. */
export function matchAt({ pages }: Found, rank: number): { readonly page: number; readonly onPage: number } | null {
  let left = rank;
  for (const [page, matches] of pages) {
    if (left < matches.length) return { page, onPage: left };
    left -= matches.length;
  }
  return null;
}
