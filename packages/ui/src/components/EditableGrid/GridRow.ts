import type { LucideIcon } from 'lucide-react';

/** How a row or a fault stands: nothing to do, to correct, to confirm. */
export type GridTone = 'success' | 'danger' | 'warning';

/** A column that is written in. */
export interface GridColumn {
  key: string;
  label: string;
  /** Such as « (facultatif) », beside the label. */
  note?: string;
  /** In CSS pixels; a column without one takes what is left. */
  width?: number;
  /** For dates and numbers that people compare. @default false */
  isMono?: boolean;
  inputMode?: 'text' | 'numeric' | 'email';
  maxLength?: number;
  /** Where its values come from, and what else they could come from. */
  source?: {
    label: string;
    /** Whether a person agreed; until then it is a guess, marked as such. */
    isConfirmed: boolean;
    choices: readonly { id: string; label: string; isCurrent?: boolean }[];
  };
}

/** What is wrong with a cell, or was answered, on the line under its row. */
export interface GridFault {
  id: string;
  /** Key of the column. */
  column: string;
  tone: GridTone;
  title: string;
  /** What to do about it. */
  remedy?: string;
  actions?: readonly { id: string; label: string; icon?: LucideIcon }[];
}

/** A row; a new one for each change, so that the others are not drawn again. */
export interface GridRow {
  id: string;
  values: Readonly<Record<string, string>>;
  faults: readonly GridFault[];
}

/** A value written into a cell. */
export interface GridEdit {
  rowId: string;
  column: string;
  value: string;
}

/** Words of the grid; `row` is its number from 1. */
export interface GridWords {
  /** Heads of the first and the last column, and of the lines of faults. */
  number: string;
  state: string;
  remedies: string;
  states: Readonly<Record<GridTone, string>>;
  /** What follows the figure of a count that filters: « prêts », « à corriger ». */
  counts: Readonly<Record<GridTone, (count: number) => string>>;
  /** Label of the counts together. */
  filter: string;
  undo: string;
  redo: string;
  remove: (row: number) => string;
  /** Name of a row: « Ligne 4, à corriger ». */
  rowName: (row: number, state: string) => string;
  /** Name of a cell that is written in: « Naissance, ligne 4 ». */
  cellName: (column: string, row: number) => string;
  /** Name of the button that changes where a column comes from. */
  sourceName: (column: string, source: string) => string;
  toConfirm: string;
  confirmed: string;
  noFault: string;
  /** How the grid is worked, read with its name. */
  help: string;
  keys: readonly { names: readonly string[]; effect: string }[];
}

/** The gravest of what a row has to say. */
export function toneOf({ faults }: GridRow): GridTone {
  if (faults.some(({ tone }) => tone === 'danger')) return 'danger';
  return faults.some(({ tone }) => tone === 'warning') ? 'warning' : 'success';
}
