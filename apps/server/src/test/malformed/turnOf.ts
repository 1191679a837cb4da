/** The values that are a call's turn to try: each value comes up with `fewest` calls or more, and each call has some. */
export function turnOf<Value>(values: readonly Value[], rank: number, calls: number, fewest: number): Value[] {
  const turns = Math.max(1, Math.min(values.length, Math.floor(calls / fewest)));
  return values.filter((_, index) => (index + rank) % turns === 0);
}
