import { useState } from 'react';

type Shown<T> = { readonly item: T; readonly isLeaving: boolean };

/** The items in sight, and those just removed, which stay while they leave. */
export function useLeaving<T extends { readonly key: string }>(
  items: readonly T[],
): { shown: readonly Shown<T>[]; forget: (key: string) => void } {
  const [seen, setSeen] = useState<{ items: readonly T[]; shown: readonly Shown<T>[] }>(() => ({
    items,
    shown: items.map((item) => ({ item, isLeaving: false })),
  }));
  let { shown } = seen;
  if (seen.items.length !== items.length || seen.items.some((item, index) => item !== items[index])) {
    shown = merge(seen.shown, items);
    setSeen({ items, shown });
  }
  const forget = (key: string) =>
    setSeen((before) => ({
      ...before,
      shown: before.shown.filter(({ item, isLeaving }) => item.key !== key || !isLeaving),
    }));
  return { shown, forget };
}

/** Removed items keep their place after the item before them. */
function merge<T extends { readonly key: string }>(before: readonly Shown<T>[], items: readonly T[]): Shown<T>[] {
  const merged: Shown<T>[] = items.map((item) => ({ item, isLeaving: false }));
  before.forEach(({ item }, index) => {
    if (items.some(({ key }) => key === item.key)) return;
    const elder = before[index - 1]?.item.key;
    merged.splice(merged.findIndex(({ item: { key } }) => key === elder) + 1, 0, { item, isLeaving: true });
  });
  return merged;
}
