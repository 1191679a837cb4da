import { useLayoutEffect, useRef, useState } from 'react';
import type { Drafts } from './drafts.ts';
import type { Cell } from './gridCell.ts';
import { HEAD_ID } from './GridHead.tsx';
import { cellId } from './GridLine.tsx';
import { HEAD, PAGE, type Place } from './gridMoves.ts';
import type { GridColumn, GridRow } from './GridRow.ts';

/** The cell that was gone to, and where its row stood: once the row is gone, the one in its place is active. */
interface Chosen extends Cell {
  index: number;
}

interface ActiveCellOptions {
  gridId: string;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  drafts: Drafts;
}

/** The one active cell of a grid: where it stands, and how another becomes it, with the focus or without. */
export function useActiveCell({ gridId, rows, columns, drafts }: ActiveCellOptions) {
  const [chosen, setChosen] = useState<Chosen>();
  const wantsFocus = useRef(false);
  /** The row that was last brought into sight. */
  const shownRow = useRef(0);
  /** The cell that was just written by a key which leads elsewhere: the search for faults goes on from there. */
  const leftOff = useRef<Cell>(undefined);

  const isShown = chosen !== undefined && (chosen.rowId === HEAD_ID || rows.some(({ id }) => id === chosen.rowId));
  const active: Cell = isShown
    ? chosen
    : {
        rowId: rows[Math.min(Math.max(0, chosen?.index ?? 0), rows.length - 1)]?.id ?? HEAD_ID,
        column: chosen?.column ?? 1,
      };
  const rowIndex = active.rowId === HEAD_ID ? HEAD : rows.findIndex(({ id }) => id === active.rowId);
  const place: Place = { row: rowIndex, column: active.column };
  const idAt = (index: number) => (index === HEAD ? HEAD_ID : (rows[index]?.id ?? rows[0]?.id ?? HEAD_ID));

  const choose = (next: Cell) => {
    leftOff.current = undefined;
    setChosen({ ...next, index: rows.findIndex(({ id }) => id === next.rowId) });
  };
  const goTo = (next: Cell) => {
    wantsFocus.current = true;
    choose(next);
    // Now if it is drawn: a field that is taken away while it has the focus costs another layout.
    document.getElementById(cellId(gridId, next.rowId, next.column))?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    if (!wantsFocus.current || drafts.of(active.rowId) !== undefined) return;
    wantsFocus.current = false;
    const cell = document.getElementById(cellId(gridId, active.rowId, active.column));
    if (cell !== document.activeElement) cell?.focus({ preventScroll: true });
    const show = () => cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // What is near is drawn: the key does not wait for the layout that the next frame makes anyway.
    if (Math.abs(rowIndex - shownRow.current) <= PAGE) requestAnimationFrame(show);
    else show();
    shownRow.current = rowIndex;
  });

  return {
    active,
    place,
    row: rows[rowIndex],
    column: columns[active.column - 1],
    /** The focus goes where the browser leads it. */
    letGo: () => {
      wantsFocus.current = false;
    },
    /** The search for faults goes on from the active cell, which is left. */
    leaveOff: () => {
      leftOff.current = active;
    },
    leftOff: () => leftOff.current,
    choose,
    goTo,
    goToPlace: (next: Place) => goTo({ rowId: idAt(next.row), column: next.column }),
  };
}
