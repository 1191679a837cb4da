import type { GridRow } from './GridRow.ts';

/** A cell, by the id of its row. */
export interface Cell {
  rowId: string;
  column: number;
}

/** The cell that an event happened in. */
export function cellOf(target: EventTarget): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const rowId = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const at = Number(cell?.dataset['column']);
  return rowId === undefined || Number.isNaN(at) ? undefined : { rowId, column: at };
}

/** The faults of one cell in words. */
export const saidOf = (row: GridRow | undefined, column: string | undefined): string =>
  row?.faults
    .filter((fault) => fault.column === column)
    .map(({ title, remedy }) => [title, remedy].filter(Boolean).join(' '))
    .join(' ') ?? '';
