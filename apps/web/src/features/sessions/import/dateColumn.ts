import { frenchDate, hasMeridiem, threeNumbers } from './frenchDate.ts';

/** Dates of a column as a field shows them, which of them a person is to look at, and whether the month stood first. */
export type DateColumn = {
  readonly values: readonly string[];
  readonly doubts: readonly boolean[];
  readonly isMonthFirst: boolean;
};

/** What the numbers of a date tell of their order: the day or the month stands first, either may, or the date is of another kind. */
function orderOf(cell: string): 'jour' | 'mois' | 'les-deux' | null {
  const [first, second] = threeNumbers(cell) ?? [0, 0];
  if (first === second) return null;
  if (first <= 12 && second <= 12) return 'les-deux';
  if (first > 12 && second > 12) return null;
  return first > 12 ? 'jour' : 'mois';
}

const ISO = /^\d{4}-(\d{2})-(\d{2})$/;
/** What a real date of a workbook tells: a French program that opens an American list turns those that it can, and leaves the others as texts. */
function isTurnable(cell: string): boolean | null {
  const found = ISO.exec(cell);
  if (found === null) return null;
  return Number(found[2]) <= 12;
}
const isSymmetric = (cell: string): boolean => {
  const found = ISO.exec(cell);
  return found !== null && found[1] === found[2];
};

/**
 * Reads the dates of a column. The month stands first where two dates or more cannot be read otherwise and none must; one witness alone, or witnesses
 * of both, turn nothing and ask a person. A real date of a workbook is never turned.
 */
export function dateColumn(cells: readonly string[], today: string, isWorkbook: boolean): DateColumn {
  const orders = cells.map(orderOf);
  const count = (order: 'jour' | 'mois') => orders.filter((one) => one === order).length;
  const [jour, mois] = [count('jour'), count('mois')];
  const isAmerican = cells.some(hasMeridiem);
  const isMonthFirst = jour === 0 && (mois > 1 || (mois === 1 && isAmerican));
  const isTextDoubtful = !isMonthFirst && (mois > 0 || (isAmerican && jour === 0));
  const turnable = isWorkbook ? cells.map(isTurnable) : [];
  const isRealDoubtful = mois > 0 && turnable.every((one) => one !== false);
  return {
    isMonthFirst,
    values: cells.map((cell, at) => frenchDate(cell, today, isMonthFirst || orders[at] === 'mois')),
    doubts: cells.map((cell, at) => {
      const order = orders[at] ?? null;
      if (order === 'les-deux') return isTextDoubtful;
      if (order === 'mois') return !isMonthFirst;
      return isRealDoubtful && turnable[at] === true && !isSymmetric(cell);
    }),
  };
}
