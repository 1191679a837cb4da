import type { KeyboardEvent } from 'react';
import type { Draft } from './drafts.ts';
import { HEAD, PAGE, type Place, placeAfter, placeAfterTab } from './gridMoves.ts';

/** What keys act on. */
export interface GridHand {
  place: Place;
  /** Rows shown, and columns that are written in. */
  rows: number;
  columns: number;
  /** What is written in the active cell; undefined when nothing is. */
  draft: Draft | undefined;
  /** What stands in the active cell; undefined where nothing is written in. */
  value: string | undefined;
  /** The row of the active cell; undefined among the headings. */
  rowId: string | undefined;
  begin: (draft: Draft) => void;
  leaveDraft: (isKept: boolean) => void;
  write: (value: string) => void;
  goToPlace: (place: Place) => void;
  /** Takes the focus back to the active cell. */
  comeBack: () => void;
  goToFault: (isBack: boolean) => void;
  /** The search for faults goes on from the cell that is left. */
  leaveOff: () => void;
  /** The focus goes where the browser leads it. */
  letGo: () => void;
  /** Buttons of the faults of the active cell. */
  buttons: () => HTMLElement[];
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onToggle: ((rowId: string) => void) | undefined;
  remove: (rowId: string) => void;
}

/** A line of a table of keys: the first that is meant acts, and nothing else comes of its key. */
interface Line {
  is: (event: KeyboardEvent, hand: GridHand) => boolean;
  act: (hand: GridHand, event: KeyboardEvent) => void;
}

const named =
  (...keys: readonly string[]) =>
  ({ key }: KeyboardEvent): boolean =>
    keys.includes(key);
const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;
const command = (letter: string) => (event: KeyboardEvent) => isCommand(event) && event.key.toLowerCase() === letter;

/** Acts by the first line that is meant; whether there was one. */
export function played(lines: readonly Line[], event: KeyboardEvent, hand: GridHand): boolean {
  const line = lines.find(({ is }) => is(event, hand));
  if (line === undefined) return false;
  line.act(hand, event);
  event.preventDefault();
  return true;
}

const isArrow = named('ArrowDown', 'ArrowUp');

/** Keys while a cell is written in; Tab stands beside them, since it may leave the grid. */
export const ENTRY_KEYS: readonly Line[] = [
  {
    is: named('Escape'),
    act: (hand) => {
      hand.leaveDraft(false);
      hand.comeBack();
    },
  },
  {
    is: named('F8'),
    act: (hand, { shiftKey }) => {
      hand.leaveDraft(true);
      hand.goToFault(shiftKey);
    },
  },
  {
    is: (event, { draft }) => event.key === 'Enter' || (isArrow(event) && draft?.isReplacing === true && !event.altKey),
    act: (hand, { key, shiftKey }) => {
      hand.leaveDraft(true);
      const step = key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1;
      const { row, column } = hand.place;
      hand.goToPlace({ row: Math.max(0, Math.min(hand.rows - 1, row + step)), column });
      hand.leaveOff();
    },
  },
];

const onButtons = (step: number) => (hand: GridHand, event: KeyboardEvent) => {
  const buttons = hand.buttons();
  buttons[(buttons.indexOf(event.target as HTMLElement) + step + buttons.length) % buttons.length]?.focus();
};

/** Keys among the buttons of a fault: back to the cell, or on to the next. */
export const BUTTON_KEYS: readonly Line[] = [
  { is: named('Escape', 'ArrowUp'), act: (hand) => hand.comeBack() },
  { is: named('ArrowRight'), act: onButtons(1) },
  { is: named('ArrowLeft'), act: onButtons(-1) },
];

const isOnState = ({ place, rowId }: GridHand): boolean => place.column === 0 && rowId !== undefined;

/** Keys that do something with the active cell or its row. */
export const COMMAND_KEYS: readonly Line[] = [
  { is: command('z'), act: (hand, { shiftKey }) => (shiftKey ? hand.onRedo : hand.onUndo)?.() },
  { is: command('y'), act: (hand) => hand.onRedo?.() },
  { is: named('F8'), act: (hand, { shiftKey }) => hand.goToFault(shiftKey) },
  { is: named('F2'), act: (hand) => hand.begin({ value: hand.value ?? '', isReplacing: false }) },
  { is: ({ altKey, key }) => altKey && key === 'ArrowDown', act: (hand) => hand.buttons()[0]?.focus() },
  {
    is: ({ key }, hand) => key === ' ' && isOnState(hand),
    act: ({ rowId, onToggle }) => {
      if (rowId !== undefined) onToggle?.(rowId);
    },
  },
  {
    is: ({ key }, hand) => key === 'Delete' && isOnState(hand),
    act: ({ rowId, remove }) => {
      if (rowId !== undefined) remove(rowId);
    },
  },
  {
    is: (event, { value }) => named('Delete', 'Backspace')(event) && value !== undefined,
    act: (hand) => hand.write(''),
  },
];

/** Tab among the cells that are written in; past the last, or after Escape, it leaves the grid. */
export function goTab(event: KeyboardEvent, hand: GridHand, isLeaving: boolean): void {
  const { place, rows, columns } = hand;
  const next = place.row === HEAD || isLeaving ? undefined : placeAfterTab(event.shiftKey, place, rows, columns);
  if (next === undefined) return hand.letGo();
  event.preventDefault();
  hand.goToPlace(next);
}

/** A key that opens what a heading offers. */
export function opensHeading(event: KeyboardEvent, { place }: GridHand): boolean {
  const opens = event.key === 'Enter' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown');
  if (place.row !== HEAD || !opens) return false;
  const button = event.target instanceof Element ? event.target.querySelector('button') : null;
  if (button !== null) {
    event.preventDefault();
    button.focus();
    button.click();
  }
  return true;
}

/** A key that moves, or one that begins to write. */
export function movesOrTypes(event: KeyboardEvent, hand: GridHand): void {
  const { key, altKey, shiftKey } = event;
  const bounds = { rows: hand.rows, columns: hand.columns + 2, page: PAGE };
  const moving = key === 'Enter' && shiftKey ? 'ArrowUp' : key;
  const next = altKey ? undefined : placeAfter(moving, isCommand(event), hand.place, bounds);
  if (next !== undefined) {
    event.preventDefault();
    hand.goToPlace(next);
    return;
  }
  // A dead key begins too: what it becomes is typed into the field.
  const isTyped = [...key].length === 1 || key === 'Dead';
  if (isTyped && !isCommand(event) && !altKey) hand.begin({ value: '', isReplacing: true });
}
