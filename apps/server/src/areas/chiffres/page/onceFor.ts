import type { Lecture } from './Lecture.ts';

/** What a page reads under its filters, by what is asked: a page that asks twice reads once. */
export function onceFor<T>({ filtres, lus }: Lecture, asked: readonly string[], read: () => Promise<T>): Promise<T> {
  const key = JSON.stringify([asked, filtres]);
  // What was read is of the kind that the first of its words names.
  const result = (lus.get(key) as Promise<T> | undefined) ?? read();
  lus.set(key, result);
  return result;
}
