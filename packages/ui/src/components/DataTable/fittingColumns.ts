import type { Column } from './Column.ts';

/** What a column without a width needs to be read. */
const LEAST = 152;

type Sized = Pick<Column<never>, 'width' | 'isSecondary'>;

/** The columns that fit, secondary ones left out from the last; none when even the others do not. */
export function fittingColumns<One extends Sized>(columns: readonly One[], available: number): readonly One[] | null {
  const kept = [...columns];
  while (kept.reduce((sum, { width = LEAST }) => sum + width, 0) > available) {
    const last = kept.findLastIndex(({ isSecondary = false }) => isSecondary);
    if (last === -1) return null;
    kept.splice(last, 1);
  }
  return kept;
}
