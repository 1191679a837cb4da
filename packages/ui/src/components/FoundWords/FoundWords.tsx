import { type ReactNode, useEffect, useRef } from 'react';
import './FoundWords.css.ts';
import { foundRanges } from './foundRanges.ts';

export interface FoundWordsProps {
  /** The words looked for; none marks nothing. */
  words: readonly string[];
  children: ReactNode;
}

const NAME = 'habilis-found';

/** The places of words in the texts of an element. */
function rangesIn(place: HTMLElement, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [from, to] of foundRanges(node.textContent ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Marks the words that a search found in what it holds, one such place a page; the content stays as it is, for screen readers too.
 * @since 0.2.0
 */
export function FoundWords({ words, children }: FoundWordsProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null || words.length === 0 || !('highlights' in CSS)) return;
    CSS.highlights.set(NAME, new Highlight(...rangesIn(current, words)));
    return () => void CSS.highlights.delete(NAME);
  });
  return <div ref={place}>{children}</div>;
}
