import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { HEAD_ID } from './GridHead.tsx';
import { createDrafts, type Draft } from './drafts.ts';
import { cellId } from './GridLine.tsx';
import { HEAD, type Place, placeAfter, placeAfterTab, placeOfFault } from './gridMoves.ts';
import type { GridColumn, GridEdit, GridRow } from './GridRow.ts';
import { parsedBlock } from './parsedBlock.ts';
import { useLasting } from './useLasting.ts';

/** Rows that a page key passes. */
const PAGE = 15;

/** A cell, by the id of its row. */
interface Active {
  rowId: string;
  column: number;
}

/** The cell that was gone to, and where its row stood: once the row is gone, the one in its place is active. */
interface Chosen extends Active {
  index: number;
}

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

/** The faults of one cell in words. */
const saidOf = (row: GridRow | undefined, column: string | undefined) =>
  row?.faults
    .filter((fault) => fault.column === column)
    .map(({ title, remedy }) => [title, remedy].filter(Boolean).join(' '))
    .join(' ') ?? '';

/** What keys, pointer and clipboard do in the grid: one active cell, written in or not. */
export function useGridKeys(options: GridKeysOptions) {
  const { gridId, grid, rows, columns, noFault, onEdit, onUndo, onRedo, onRemove, onToggle } = options;
  const [chosen, setChosen] = useState<Chosen>();
  const [drafts] = useState(createDrafts);
  const [said, setSaid] = useState('');
  // The cell written last, whose faults are told once the rows are judged.
  const written = useRef<Active>(undefined);
  const wantsFocus = useRef(false);
  /** The row that was last brought into sight. */
  const shownRow = useRef(0);
  // The cell that was just written by a key which leads elsewhere: the search for faults goes on from there.
  const leftOff = useRef<Active>(undefined);
  // After Escape, Tab leaves the grid.
  const isLeaving = useRef(false);
  // What was written and is not told yet: its cell shows it, and the key that left it does not wait until a thousand rows are judged.
  const [untold, setUntold] = useState<GridEdit>();
  const untoldNow = useRef<GridEdit>(undefined);

  const firstRow = rows[0]?.id ?? HEAD_ID;
  const isShown = chosen !== undefined && (chosen.rowId === HEAD_ID || rows.some(({ id }) => id === chosen.rowId));
  const active: Active = isShown
    ? chosen
    : {
        rowId: rows[Math.min(Math.max(0, chosen?.index ?? 0), rows.length - 1)]?.id ?? HEAD_ID,
        column: chosen?.column ?? 1,
      };
  const rowIndex = active.rowId === HEAD_ID ? HEAD : rows.findIndex(({ id }) => id === active.rowId);
  const place: Place = { row: rowIndex, column: active.column };
  const row = rows[rowIndex];
  const column = columns[active.column - 1];
  const idAt = (index: number) => (index === HEAD ? HEAD_ID : (rows[index]?.id ?? firstRow));

  const draftNow = () => drafts.of(active.rowId);
  const choose = (next: Active) => {
    leftOff.current = undefined;
    setChosen({ ...next, index: rows.findIndex(({ id }) => id === next.rowId) });
  };
  const goTo = (next: Active) => {
    wantsFocus.current = true;
    choose(next);
    // Now if it is drawn: a field that is taken away while it has the focus costs another layout.
    document.getElementById(cellId(gridId, next.rowId, next.column))?.focus({ preventScroll: true });
  };
  const tell = useLasting(() => {
    const { current } = untoldNow;
    if (current === undefined) return;
    untoldNow.current = undefined;
    setUntold(undefined);
    onEdit([current], []);
  });
  useEffect(() => tell, [tell]);
  const goToPlace = (next: Place) => goTo({ rowId: idAt(next.row), column: next.column });
  const write = (value: string, at: Active) => {
    const key = columns[at.column - 1]?.key;
    const before = rows.find(({ id }) => id === at.rowId)?.values[key ?? ''] ?? '';
    if (key === undefined || at.rowId === HEAD_ID || value === before) return;
    tell();
    written.current = at;
    untoldNow.current = { rowId: at.rowId, column: key, value };
    setUntold(untoldNow.current);
    // Drawn in the same task: no key comes between.
    setTimeout(() => flushSync(tell));
  };
  /** Ends the writing: what was typed is kept, or what stood there comes back. */
  const leaveDraft = (isKept: boolean) => {
    if (draftNow() === undefined) return;
    const entry = grid.current?.querySelector<HTMLInputElement>('[data-entry]');
    drafts.set(active.rowId, undefined);
    if (isKept && entry) write(entry.value, active);
  };
  const begin = (next: Draft) => {
    if (column === undefined || row === undefined) return;
    // At once, so that the key that begins is typed into the field.
    flushSync(() => drafts.set(row.id, next));
  };

  useLayoutEffect(() => {
    if (!wantsFocus.current || draftNow() !== undefined) return;
    wantsFocus.current = false;
    const cell = document.getElementById(cellId(gridId, active.rowId, active.column));
    if (cell !== document.activeElement) cell?.focus({ preventScroll: true });
    const show = () => cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // What is near is drawn: the key does not wait for the layout that the next frame makes anyway.
    if (Math.abs(rowIndex - shownRow.current) <= PAGE) requestAnimationFrame(show);
    else show();
    shownRow.current = rowIndex;
  });
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

  /** Takes a row out; the focus goes to the one that comes in its place. */
  const remove = (rowId: string) => {
    onRemove?.(rowId);
    goTo({ rowId, column: active.column });
  };
  const faulty = () =>
    rows.flatMap((one, index) =>
      one.faults
        .filter(({ tone }) => tone !== 'success')
        .map((fault) => ({ row: index, column: columns.findIndex(({ key }) => key === fault.column) + 1 })),
    );
  const goToFault = (isBack: boolean) => {
    const { current } = leftOff;
    const at = current === undefined ? -1 : rows.findIndex(({ id }) => id === current.rowId);
    // From just before a cell that was written: it may still be at fault, and so may others of its row.
    const from = current === undefined || at < 0 ? place : { row: at, column: current.column - (isBack ? 0 : 1) };
    const next = placeOfFault(faulty(), from, isBack);
    if (next === undefined) setSaid(noFault);
    else goToPlace(next);
  };
  const buttonsOfCell = () => [
    ...(grid.current?.querySelectorAll<HTMLElement>(
      `[data-row="${CSS.escape(active.rowId)}"] [data-column="${CSS.escape(column?.key ?? '')}"] [data-fault-action]`,
    ) ?? []),
  ];
  const goTab = (event: KeyboardEvent) => {
    const next =
      rowIndex === HEAD || isLeaving.current
        ? undefined
        : placeAfterTab(event.shiftKey, place, rows.length, columns.length);
    if (next === undefined) return;
    event.preventDefault();
    goToPlace(next);
  };

  /** Among the buttons of a fault: back to the cell, or on to the next. */
  const onButtonKey = (event: KeyboardEvent, target: HTMLElement) => {
    if (event.key === 'Escape' || event.key === 'ArrowUp') {
      event.preventDefault();
      goTo({ ...active });
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = buttonsOfCell();
    buttons[(buttons.indexOf(target) + step + buttons.length) % buttons.length]?.focus();
  };
  const onEntryKey = (event: KeyboardEvent) => {
    const { key } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (key === 'Escape') {
      event.preventDefault();
      leaveDraft(false);
      goTo({ ...active });
    } else if (key === 'Tab') {
      leaveDraft(true);
      goTab(event);
      if (!event.defaultPrevented) wantsFocus.current = false;
    } else if (key === 'F8') {
      event.preventDefault();
      leaveDraft(true);
      goToFault(event.shiftKey);
    } else if (key === 'Enter' || (isArrow && draftNow()?.isReplacing === true && !event.altKey)) {
      event.preventDefault();
      leaveDraft(true);
      const back = key === 'ArrowUp' || (key === 'Enter' && event.shiftKey);
      goToPlace({ row: Math.max(0, Math.min(rows.length - 1, rowIndex + (back ? -1 : 1))), column: active.column });
      leftOff.current = active;
    }
  };
  const onHeadingKey = (event: KeyboardEvent, target: HTMLElement): boolean => {
    const opens = event.key === 'Enter' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown');
    if (rowIndex !== HEAD || !opens) return false;
    const button = target.querySelector('button');
    if (button !== null) {
      event.preventDefault();
      button.focus();
      button.click();
    }
    return true;
  };
  const onCommandKey = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isCommand && key === 'z') (event.shiftKey ? onRedo : onUndo)?.();
    else if (isCommand && key === 'y') onRedo?.();
    else if (key === 'f8') goToFault(event.shiftKey);
    else if (key === 'f2') begin({ value: row?.values[column?.key ?? ''] ?? '', isReplacing: false });
    else if (event.altKey && key === 'arrowdown') buttonsOfCell()[0]?.focus();
    else if (key === ' ' && active.column === 0 && row) onToggle?.(row.id);
    else if (key === 'delete' && active.column === 0 && row) remove(row.id);
    else if ((key === 'delete' || key === 'backspace') && column && row) write('', active);
    else return false;
    event.preventDefault();
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.nativeEvent.isComposing || !grid.current?.contains(target)) return;
    if (target.matches('[data-fault-action]')) return onButtonKey(event, target);
    if (draftNow() !== undefined) return onEntryKey(event);
    if (event.key === 'Tab') return goTab(event);
    isLeaving.current = event.key === 'Escape';
    if (onHeadingKey(event, target) || onCommandKey(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const bounds = { rows: rows.length, columns: columns.length + 2, page: PAGE };
    const isBackEnter = event.key === 'Enter' && event.shiftKey;
    const next = event.altKey ? undefined : placeAfter(isBackEnter ? 'ArrowUp' : event.key, isCommand, place, bounds);
    if (next !== undefined) {
      event.preventDefault();
      goToPlace(next);
      return;
    }
    // A dead key begins too: what it becomes is typed into the field.
    const isTyped = [...event.key].length === 1 || event.key === 'Dead';
    if (isTyped && !isCommand && !event.altKey) begin({ value: '', isReplacing: true });
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (draftNow() !== undefined || column === undefined || row === undefined || text === '') return;
    event.preventDefault();
    const edits: GridEdit[] = [];
    const added: Record<string, string>[] = [];
    for (const [down, cells] of parsedBlock(text).entries()) {
      const values = Object.fromEntries(
        cells.flatMap((cell, right) => {
          const key = columns[active.column - 1 + right]?.key;
          return key === undefined ? [] : [[key, cell.trim()]];
        }),
      );
      const under = rows[rowIndex + down];
      if (under === undefined) added.push(values);
      else for (const [key, value] of Object.entries(values)) edits.push({ rowId: under.id, column: key, value });
    }
    written.current = active;
    onEdit(edits, added);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (draftNow() !== undefined || row === undefined || column === undefined) return;
    if (document.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', row.values[column.key] ?? '');
  };
  /** The cell that an event happened in. */
  const cellOf = (target: EventTarget): Active | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const rowId = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const at = Number(cell?.dataset['column']);
    return rowId === undefined || Number.isNaN(at) ? undefined : { rowId, column: at };
  };

  const onFocus = (event: { target: EventTarget }) => {
    const next = cellOf(event.target);
    isLeaving.current = false;
    if (next && (next.rowId !== active.rowId || next.column !== active.column)) choose(next);
  };
  const onDoubleClick = (event: { target: EventTarget }) => {
    if (cellOf(event.target)) begin({ value: row?.values[column?.key ?? ''] ?? '', isReplacing: false });
  };
  const told = useTold({ onKeyDown, onPaste, onCopy, onDoubleClick }, () => {
    if (untoldNow.current !== undefined) flushSync(tell);
  });

  return {
    active: rows.length === 0 ? undefined : active,
    rowIndex,
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

/** Handlers that find the rows as they are judged: what was written before is told first, then the handler of what is drawn since answers. */
function useTold<H extends Record<string, (event: never) => void>>(handlers: H, tellFirst: () => void): H {
  const latest = useRef(handlers);
  useInsertionEffect(() => {
    latest.current = handlers;
  });
  const entries = Object.keys(handlers).map((name) => [
    name,
    (event: never) => {
      tellFirst();
      latest.current[name]?.(event);
    },
  ]);
  return Object.fromEntries(entries) as H;
}
