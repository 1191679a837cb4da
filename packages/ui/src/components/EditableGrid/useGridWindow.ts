import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from '../../internal/useIsPrinting.ts';
import type { GridRow } from './GridRow.ts';

/** Above this many rows, only those near the screen are drawn (rules/design#tables). */
const WINDOWED_ABOVE = 200;
/** Pixels drawn beyond each edge of the screen, and how many may remain before more are drawn. */
const MARGIN = 800;
const LEAST = 300;

/** What stands in the body: a row by its index, or the room of those that are not drawn. */
type Part = { index: number } | { room: number; key: string };

interface Range {
  first: number;
  /** First row that is not drawn any more. */
  end: number;
}

/** The row that a distance from the top of the body falls in. */
function rowAt(tops: Float64Array, distance: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] ?? Infinity) > distance) high = middle;
    else low = middle + 1;
  }
  return low;
}

function follow(body: HTMLElement, tops: Float64Array, range: Range): Range {
  const { top } = body.getBoundingClientRect();
  const seen = (beyond: number) => ({
    first: rowAt(tops, -top - beyond),
    end: Math.min(tops.length - 1, rowAt(tops, window.innerHeight - top + beyond) + 1),
  });
  const least = seen(LEAST);
  return range.first <= least.first && range.end >= least.end ? range : seen(MARGIN);
}

/** The rows of a range and the pinned one, with the room of the others between them. */
function partsOf({ first, end }: Range, tops: Float64Array, pinned: number): readonly Part[] {
  const count = tops.length - 1;
  const indexes = Array.from({ length: end - first }, (_, offset) => first + offset);
  if (pinned >= 0 && pinned < first) indexes.unshift(pinned);
  if (pinned >= end && pinned < count) indexes.push(pinned);
  const parts: Part[] = [];
  let next = 0;
  const roomUntil = (index: number, key: string) => {
    if (index > next) parts.push({ room: (tops[index] ?? 0) - (tops[next] ?? 0), key });
  };
  for (const index of indexes) {
    roomUntil(index, `before-${index}`);
    parts.push({ index });
    next = index + 1;
  }
  roomUntil(count, 'after');
  return parts;
}

const heights = new WeakMap<GridRow, number>();

function measureDrawn(body: HTMLElement | null, rows: readonly GridRow[]): void {
  for (const line of body?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const row = rows[Number(line.dataset['index'])];
    if (row !== undefined) heights.set(row, line.offsetHeight);
  }
}

/** Which rows are near the screen, whatever scrolls them, when each has the height that its faults give it; the pinned row always stays. */
export function useGridWindow(
  body: RefObject<HTMLElement | null>,
  rows: readonly GridRow[],
  guess: (row: GridRow) => number,
  pinned: number,
): readonly Part[] {
  const isPrinting = useIsPrinting();
  const isWindowed = rows.length > WINDOWED_ABOVE && !isPrinting;
  const [seen, setRange] = useState<Range>();
  // Reckoned again with other rows, and once what was drawn is measured: not with each key.
  const tops = useMemo(() => {
    const reckoned = new Float64Array(rows.length + 1);
    for (const [index, row] of rows.entries())
      reckoned[index + 1] = (reckoned[index] ?? 0) + (heights.get(row) ?? guess(row));
    return reckoned;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a range is seen anew with what was measured
  }, [rows, seen, guess]);

  // Before anything is known of the page: as many as fill a screen, so that the first of them show at once.
  const range = seen ?? { first: 0, end: rowAt(tops, window.innerHeight) + 1 };

  // What is drawn is measured before it is drawn no more, and not before: writing in a cell must not wait for a layout.
  const measure = () => measureDrawn(body.current, rows);
  // It comes and goes with the width: rows or cards.
  const [element, setElement] = useState<HTMLElement | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- settles at once: the same element changes nothing
  useLayoutEffect(() => setElement(body.current));
  // In the same frame as the scroll, so that no blank shows.
  const onMove = useEffectEvent((current: HTMLElement) => {
    const next = follow(current, tops, range);
    if (next === range) return;
    measure();
    flushSync(() => setRange(next));
  });
  const onSize = useEffectEvent((current: HTMLElement) => {
    measure();
    setRange(follow(current, tops, range));
  });
  useEffect(() => {
    if (!isWindowed || element === null) return undefined;
    const move = () => onMove(element);
    // Capture hears every ancestor that scrolls.
    document.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    // Rows added, removed or enlarged change the height.
    const sizes = new ResizeObserver(() => onSize(element));
    sizes.observe(element);
    return () => {
      document.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', move);
      sizes.disconnect();
    };
  }, [element, isWindowed]);

  const first = isWindowed ? Math.min(range.first, rows.length) : 0;
  const end = isWindowed ? Math.min(range.end, rows.length) : rows.length;
  return partsOf({ first, end }, tops, pinned);
}
