/** A cell, by its row among those shown (`HEAD` above the first) and its column from the left. */
export interface Place {
  row: number;
  column: number;
}
/** The row of headings. */
export const HEAD = -1;
/** Rows that a page key passes. */
export const PAGE = 15;

export interface Bounds {
  rows: number;
  /** All columns, the number of the row and its state included. */
  columns: number;
  /** Rows that a page key passes. */
  page: number;
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Where a key leads from a cell; undefined for a key that does not move. */
export function placeAfter(key: string, isFar: boolean, { row, column }: Place, bounds: Bounds): Place | undefined {
  const last = bounds.rows - 1;
  const rowFrom = (next: number) => ({ row: between(next, HEAD, last), column });
  switch (key) {
    case 'ArrowUp':
      return rowFrom(isFar ? Math.min(0, last) : row - 1);
    case 'ArrowDown':
    case 'Enter':
      return rowFrom(isFar ? last : row + 1);
    case 'PageUp':
      return rowFrom(Math.max(row - bounds.page, Math.min(0, last)));
    case 'PageDown':
      return rowFrom(row + bounds.page);
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: isFar ? bounds.columns - 1 : Math.min(bounds.columns - 1, column + 1) };
    case 'Home':
      return { row: isFar ? Math.min(0, last) : row, column: 0 };
    case 'End':
      return { row: isFar ? last : row, column: bounds.columns - 1 };
    default:
      return undefined;
  }
}

/** Where Tab leads among the cells that are written in; undefined past the last and before the first, where it leaves the grid. */
export function placeAfterTab(
  isBack: boolean,
  { row, column }: Place,
  rows: number,
  written: number,
): Place | undefined {
  const from = between(column, isBack ? 1 : 0, isBack ? written + 1 : written);
  const isTurn = isBack ? from === 1 : from === written;
  if (!isTurn) return { row, column: from + (isBack ? -1 : 1) };
  const next = row + (isBack ? -1 : 1);
  return next < 0 || next >= rows ? undefined : { row: next, column: isBack ? written : 1 };
}

/** The next place at fault, row by row and column by column, and round again; undefined when there is none. */
export function placeOfFault(faulty: readonly Place[], { row, column }: Place, isBack: boolean): Place | undefined {
  const order = (one: Place, other: Place) => one.row - other.row || one.column - other.column;
  const places = faulty.toSorted(order);
  const here = { row, column };
  return isBack
    ? (places.findLast((place) => order(place, here) < 0) ?? places.at(-1))
    : (places.find((place) => order(place, here) > 0) ?? places[0]);
}
