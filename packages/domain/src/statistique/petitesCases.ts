/** Fewer persons than these are not told to others. */
export const PETITE_CASE = 5;

/** Whether so many persons are told to themselves alone. */
export const isPetite = (count: number): boolean => count > 0 && count < PETITE_CASE;

/**
 * Which cells of a table whose total is known are masked: those of fewer than five persons, but for none; then the smallest others, until what is
 * masked counts five persons in two cells at least, so that no subtraction gives it (ST1042). Some are masked for a reason of their own.
 */
export function petitesCases(cells: readonly number[], own: readonly boolean[] = []): boolean[] {
  const masked = cells.map((count, place) => isPetite(count) || own[place] === true);
  const sum = () => cells.reduce((total, count, place) => (masked[place] ? total + count : total), 0);
  const isTold = () => masked.filter(Boolean).length === 1 || (sum() > 0 && sum() < PETITE_CASE);
  while (isTold()) {
    const next = cells
      .map((count, place) => ({ count, place }))
      .filter(({ count, place }) => count > 0 && masked[place] !== true)
      .toSorted((one, other) => one.count - other.count)[0];
    if (next === undefined) return masked;
    masked[next.place] = true;
  }
  return masked;
}
