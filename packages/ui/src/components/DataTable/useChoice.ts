import { type MouseEvent, useState } from 'react';
import type { Selection } from './Selection.ts';

export interface Choice {
  /** How many are chosen, on this page and on others. */
  count: number;
  isSelected: (key: string) => boolean;
  /** Toggles a row; with Shift, every row from the one toggled before. */
  toggle: (key: string, event: MouseEvent) => void;
  all: 'none' | 'some' | 'all';
  toggleAll: () => void;
}

/** The selection among the rows of the page, in their order. */
export function useChoice<Row>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Choice {
  const [anchor, setAnchor] = useState<string>();
  const selected = new Set(selection?.selected);
  // A table without selection does not list ten thousand keys.
  const keys =
    selection === undefined ? [] : rows.filter((row) => selection.refusalOf?.(row) === undefined).map(rowKey);
  const chosen = keys.filter((key) => selected.has(key)).length;
  const change = (turned: readonly string[], isOn: boolean) => {
    const rest = (selection?.selected ?? []).filter((key) => !turned.includes(key));
    selection?.onChange(isOn ? [...rest, ...turned] : rest);
  };
  return {
    count: selected.size,
    isSelected: (key) => selected.has(key),
    toggle: (key, { shiftKey }) => {
      const from = shiftKey && anchor !== undefined ? keys.indexOf(anchor) : -1;
      const to = keys.indexOf(key);
      change(from === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1), !selected.has(key));
      setAnchor(key);
    },
    all: chosen === 0 ? 'none' : chosen === keys.length ? 'all' : 'some',
    toggleAll: () => change(keys, chosen < keys.length),
  };
}
