import type { Column } from './Column.ts';

/** Least readable width of a column without `width`. */
const LEAST = 140;

type Sized = Pick<Column<never>, 'width' | 'isSecondary'>;

/** The columns that fit, dropping secondary ones from the last; none when even the others do not fit. */
export function fittingColumns<One extends Sized>(columns: readonly One[], available: number): readonly One[] | null {
  const kept = [...columns];
  while (kept.reduce((sum, { width = LEAST }) => sum + width, 0) > available) {
    const last = kept.findLastIndex(({ isSecondary = false }) => isSecondary);
    if (last === -1) return null;
    kept.splice(last, 1);
  }
  return kept;
}
