import type { Connection } from '../../database/connect.ts';

/** Reads once, and keeps what was read until any process tells of a change, at most for a while: behind a pooler that shares sessions nothing is heard. */
export async function keptUntilTold<T>(
  listen: Connection['listen'],
  channel: string,
  load: () => Promise<T>,
  maxAgeMs: number,
): Promise<() => Promise<T>> {
  let kept: { readonly value: Promise<T>; readonly untilMs: number } | undefined;
  await listen(channel, () => (kept = undefined));
  return () => {
    if (kept !== undefined && Date.now() < kept.untilMs) return kept.value;
    const value = load();
    const mine = { value, untilMs: Date.now() + maxAgeMs };
    kept = mine;
    // A failed read is not cached.
    value.catch(() => (kept === mine ? (kept = undefined) : undefined));
    return value;
  };
}
