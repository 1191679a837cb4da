import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createDrafts, type Draft } from './drafts.ts';
import { type Cell, cellOf, saidOf } from './gridCell.ts';
import { pastedFrom } from './gridClipboard.ts';
import { HEAD_ID } from './GridHead.tsx';
import {
  BUTTON_KEYS,
  COMMAND_KEYS,
  ENTRY_KEYS,
  goTab,
  type GridHand,
  movesOrTypes,
  opensHeading,
  played,
} from './gridKeyTables.ts';
import { placeOfFault } from './gridMoves.ts';
import type { GridColumn, GridEdit, GridRow } from './GridRow.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useTold } from './useTold.ts';
import { useUntold } from './useUntold.ts';

interface GridKeysOptions {
  gridId: string;
  grid: RefObject<HTMLElement | null>;
  /** The rows shown. */
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  noFault: string;
  onEdit: (edits: readonly GridEdit[], added: readonly Readonly<Record<string, string>>[]) => void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onRemove: ((rowId: string) => void) | undefined;
  onToggle: ((rowId: string) => void) | undefined;
}

/** How the active cell is written in, and what is said of the cell that was. */
function useWriting({ gridId, grid, rows, columns, onEdit }: GridKeysOptions) {
  const [drafts] = useState(createDrafts);
  const [said, setSaid] = useState('');
  const { untold, keep, tellFirst } = useUntold(onEdit);
  const cell = useActiveCell({ gridId, rows, columns, drafts });
  const { active, row, column } = cell;
  // The cell written last, whose faults are told once the rows are judged.
  const written = useRef<Cell>(undefined);
  useEffect(() => {
    const at = written.current;
    if (at === undefined) return;
    written.current = undefined;
    setSaid(
      saidOf(
        rows.find(({ id }) => id === at.rowId),
        columns[at.column - 1]?.key,
      ),
    );
  }, [rows, columns]);
  const draftNow = () => drafts.of(active.rowId);
  const markWritten = () => {
    written.current = active;
  };
  const write = (value: string) => {
    const key = column?.key;
    const before = row?.values[key ?? ''] ?? '';
    if (key === undefined || active.rowId === HEAD_ID || value === before) return;
    keep({ rowId: active.rowId, column: key, value });
    markWritten();
  };
  /** Ends the writing: what was typed is kept, or what stood there comes back. */
  const leaveDraft = (isKept: boolean) => {
    if (draftNow() === undefined) return;
    const entry = grid.current?.querySelector<HTMLInputElement>('[data-entry]');
    drafts.set(active.rowId, undefined);
    if (isKept && entry) write(entry.value);
  };
  const begin = (next: Draft) => {
    if (column === undefined || row === undefined) return;
    // At once, so that the key that begins is typed into the field.
    flushSync(() => drafts.set(row.id, next));
  };
  return { cell, drafts, draftNow, write, markWritten, leaveDraft, begin, untold, tellFirst, said, setSaid };
}
type Writing = ReturnType<typeof useWriting>;

/** The next cell at fault, from the active one or from the one that was left; words when there is none. */
function goToFault({ rows, columns, noFault }: GridKeysOptions, { cell, setSaid }: Writing, isBack: boolean): void {
  const faulty = rows.flatMap((one, index) =>
    one.faults
      .filter(({ tone }) => tone !== 'success')
      .map((fault) => ({ row: index, column: columns.findIndex(({ key }) => key === fault.column) + 1 })),
  );
  const current = cell.leftOff();
  const at = current === undefined ? -1 : rows.findIndex(({ id }) => id === current.rowId);
  // From just before a cell that was written: it may still be at fault, and so may others of its row.
  const from = current === undefined || at < 0 ? cell.place : { row: at, column: current.column - (isBack ? 0 : 1) };
  const next = placeOfFault(faulty, from, isBack);
  if (next === undefined) setSaid(noFault);
  else cell.goToPlace(next);
}

/** What the keys of a grid act on, as it is drawn. */
function handOf(options: GridKeysOptions, writing: Writing, remove: (rowId: string) => void): GridHand {
  const { grid, rows, columns, onUndo, onRedo, onToggle } = options;
  const { active, place, row, column, goTo, goToPlace, leaveOff, letGo } = writing.cell;
  return {
    place,
    rows: rows.length,
    columns: columns.length,
    draft: writing.draftNow(),
    value: row === undefined || column === undefined ? undefined : (row.values[column.key] ?? ''),
    rowId: row?.id,
    begin: writing.begin,
    leaveDraft: writing.leaveDraft,
    write: writing.write,
    goToPlace,
    comeBack: () => goTo({ ...active }),
    goToFault: (isBack) => goToFault(options, writing, isBack),
    leaveOff,
    letGo,
    buttons: () => [
      ...(grid.current?.querySelectorAll<HTMLElement>(
        `[data-row="${CSS.escape(active.rowId)}"] [data-column="${CSS.escape(column?.key ?? '')}"] [data-fault-action]`,
      ) ?? []),
    ],
    onUndo,
    onRedo,
    onToggle,
    remove,
  };
}

/** What the clipboard does with the active cell, unless it is written in: its value is copied, a block pasted from it on. */
function clipboardOf({ rows, columns, onEdit }: GridKeysOptions, { cell, draftNow, markWritten }: Writing) {
  const { place, row, column } = cell;
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (draftNow() !== undefined || column === undefined || row === undefined || text === '') return;
    event.preventDefault();
    const { edits, added } = pastedFrom(text, place, rows, columns);
    markWritten();
    onEdit(edits, added);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (draftNow() !== undefined || row === undefined || column === undefined) return;
    if (document.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', row.values[column.key] ?? '');
  };
  return { onPaste, onCopy };
}

/** What keys, pointer and clipboard do in the grid: one active cell, written in or not. */
export function useGridKeys(options: GridKeysOptions) {
  const { grid, rows, onRemove } = options;
  const writing = useWriting(options);
  const { cell, drafts, draftNow, begin, leaveDraft, untold, tellFirst, said } = writing;
  const { active, place, row, column, choose, goTo } = cell;
  // After Escape, Tab leaves the grid.
  const isLeaving = useRef(false);

  /** Takes a row out; the focus goes to the one that comes in its place. */
  const remove = (rowId: string) => {
    onRemove?.(rowId);
    goTo({ rowId, column: active.column });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.nativeEvent.isComposing || !grid.current?.contains(target)) return;
    const hand = handOf(options, writing, remove);
    if (target.matches('[data-fault-action]')) return void played(BUTTON_KEYS, event, hand);
    if (draftNow() !== undefined) {
      if (event.key !== 'Tab') return void played(ENTRY_KEYS, event, hand);
      leaveDraft(true);
      return goTab(event, hand, isLeaving.current);
    }
    if (event.key === 'Tab') return goTab(event, hand, isLeaving.current);
    isLeaving.current = event.key === 'Escape';
    if (!opensHeading(event, hand) && !played(COMMAND_KEYS, event, hand)) movesOrTypes(event, hand);
  };
  const onFocus = (event: { target: EventTarget }) => {
    const next = cellOf(event.target);
    isLeaving.current = false;
    if (next && (next.rowId !== active.rowId || next.column !== active.column)) choose(next);
  };
  const onDoubleClick = (event: { target: EventTarget }) => {
    if (cellOf(event.target)) begin({ value: row?.values[column?.key ?? ''] ?? '', isReplacing: false });
  };
  const told = useTold({ onKeyDown, ...clipboardOf(options, writing), onDoubleClick }, tellFirst);

  return {
    active: rows.length === 0 ? undefined : active,
    rowIndex: place.row,
    drafts,
    untold,
    said,
    goTo,
    begin,
    leaveDraft: () => leaveDraft(true),
    remove,
    handlers: { ...told, onFocus },
  };
}
