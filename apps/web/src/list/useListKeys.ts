import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import { accountAtom } from '../session/atoms.ts';
import { useSingleKeys } from '../session/useSingleKeys.ts';

type Options<Row> = {
  readonly onClaim: ((row: Row) => void) | undefined;
  readonly isSelecting: boolean;
};

/** The rows of a table, or the cards of a phone, as they stand on the page. */
const rowsIn = (frame: Element | null): Element[] => [...(frame?.querySelectorAll('tbody > tr, ul > li') ?? [])];
const linkIn = (row: Element | undefined) => row?.querySelector<HTMLElement>('th a, a');

/** The keys of a list: they move the real focus from row to row, so that Enter opens and a screen reader follows. */
export function useListKeys<Row>(
  frame: RefObject<HTMLElement | null>,
  elements: readonly Row[],
  { onClaim, isSelecting }: Options<Row>,
) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const habilisId = useAtomValue(accountAtom)?.habilisId ?? '';
  const indexOf = (target: Element | null): number =>
    rowsIn(frame.current).findIndex((row) => target !== null && row.contains(target));
  const move = (target: Element | null, step: 1 | -1): void => {
    const rows = rowsIn(frame.current);
    const from = indexOf(target);
    const next = from === -1 ? (step === 1 ? 0 : rows.length - 1) : from + step;
    linkIn(rows[Math.max(0, Math.min(rows.length - 1, next))])?.focus();
  };
  /** Arrows scroll the page, unless a row has the focus. */
  const moveWithin = (target: Element | null, step: 1 | -1) => {
    if (indexOf(target) === -1) return false;
    move(target, step);
    return true;
  };
  const select = (target: Element | null): boolean => {
    const box = rowsIn(frame.current)[indexOf(target)]?.querySelector<HTMLInputElement>('input[type=checkbox]');
    box?.click();
    return box != null;
  };
  const { isOn, set } = useSingleKeys(habilisId, {
    j: (target) => move(target, 1),
    k: (target) => move(target, -1),
    arrowdown: (target) => moveWithin(target, 1),
    arrowup: (target) => moveWithin(target, -1),
    ...(isSelecting
      ? {
          x: select,
          // On a box or a button the browser's own press does it.
          ' ': (target) => target?.tagName === 'A' && select(target),
        }
      : {}),
    ...(onClaim === undefined
      ? {}
      : {
          c: (target) => {
            const row = elements[indexOf(target)];
            if (row !== undefined) onClaim(row);
          },
        }),
    '?': () => setHelpOpen(true),
  });
  return { isOn, set, isHelpOpen, openHelp: () => setHelpOpen(true), closeHelp: () => setHelpOpen(false) };
}

/** The keys of a list, and its list of keys. */
export type ListKeys = ReturnType<typeof useListKeys>;
