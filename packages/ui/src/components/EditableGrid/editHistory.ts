/** Steps kept; an older one can no longer be undone. */
const MOST_STEPS = 200;

interface Step<T, W> {
  /** What stood on the other side of the step. */
  state: T;
  /** What the step changed, such as the cell to go back to. */
  what: W;
}

/** What is edited, with the steps that lead back and forth; a plain value. */
export interface EditHistory<T, W> {
  present: T;
  past: readonly Step<T, W>[];
  future: readonly Step<T, W>[];
}

/** A history that begins with what was read. */
export const beginHistory = <T, W>(present: T): EditHistory<T, W> => ({ present, past: [], future: [] });

/** The history after one more edit; what had been undone is gone. Nothing changed, nothing recorded. */
export function recordEdit<T, W>(history: EditHistory<T, W>, present: T, what: W): EditHistory<T, W> {
  if (present === history.present) return history;
  const past = [...history.past, { state: history.present, what }].slice(-MOST_STEPS);
  return { present, past, future: [] };
}

/** One step back: the same history when there is none. */
export function undoEdit<T, W>(history: EditHistory<T, W>): EditHistory<T, W> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const undone = { state: history.present, what: last.what };
  return { present: last.state, past: history.past.slice(0, -1), future: [...history.future, undone] };
}

/** One undone step again: the same history when there is none. */
export function redoEdit<T, W>(history: EditHistory<T, W>): EditHistory<T, W> {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  const done = { state: history.present, what: next.what };
  return { present: next.state, past: [...history.past, done], future: history.future.slice(0, -1) };
}
