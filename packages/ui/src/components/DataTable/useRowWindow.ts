import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn beyond each edge of the screen, and how few may remain before more are drawn. */
const MARGIN = 24;
const LEAST = 8;
const USUAL_HEIGHT = 33;

interface Range {
  first: number;
  /** First row that is not drawn any more. */
  end: number;
  /** Height of one row, in CSS pixels. */
  rowHeight: number;
}

/** The rows to draw after a scroll; the same range while enough rows remain. */
function follow(body: HTMLElement, count: number, range: Range): Range {
  const row = body.querySelector('tr[data-index]');
  const rowHeight = row?.getBoundingClientRect().height ?? range.rowHeight;
  const { top } = body.getBoundingClientRect();
  const from = Math.floor(-top / rowHeight);
  const to = Math.ceil((window.innerHeight - top) / rowHeight);
  const isEnough =
    rowHeight === range.rowHeight &&
    range.first <= Math.max(0, from - LEAST) &&
    range.end >= Math.min(count, to + LEAST) &&
    range.first < count;
  if (isEnough) return range;
  return { first: Math.max(0, Math.min(from, count - 1) - MARGIN), end: Math.max(to, 0) + MARGIN, rowHeight };
}

export interface RowWindow {
  /** Rows to draw, in order; the others are empty space. */
  indexes: readonly number[];
  rowHeight: number;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** Which rows of equal height are near the screen, whatever scrolls them; the focused row always stays. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, isWindowed: boolean): RowWindow {
  const [range, setRange] = useState<Range>({
    first: 0,
    end: Math.ceil(window.innerHeight / USUAL_HEIGHT) + LEAST,
    rowHeight: USUAL_HEIGHT,
  });
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const { current } = body;
    if (!isWindowed || current === null) return undefined;
    // In the same frame as the scroll, so that no blank shows.
    const onMove = () => {
      const next = follow(current, count, range);
      if (next !== range) flushSync(() => setRange(next));
    };
    // Capture hears every ancestor that scrolls.
    document.addEventListener('scroll', onMove, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    // Rows added, removed or enlarged change the height.
    const sizes = new ResizeObserver(() => setRange(follow(current, count, range)));
    sizes.observe(current);
    return () => {
      document.removeEventListener('scroll', onMove, { capture: true });
      window.removeEventListener('resize', onMove);
      sizes.disconnect();
    };
  }, [body, count, isWindowed, range]);

  const first = isWindowed ? Math.min(range.first, count) : 0;
  const end = isWindowed ? Math.min(range.end, count) : count;
  const indexes = Array.from({ length: end - first }, (_, offset) => first + offset);
  if (focused !== undefined && focused < first) indexes.unshift(focused);
  if (focused !== undefined && focused >= end && focused < count) indexes.push(focused);
  return {
    indexes,
    rowHeight: range.rowHeight,
    onFocus: ({ target }) => {
      const index = target.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
      setFocused(index === undefined ? undefined : Number(index));
    },
    onBlur: () => setFocused(undefined),
  };
}
