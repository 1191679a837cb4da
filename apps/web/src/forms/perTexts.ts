import type { Texts } from '@habilis/i18n/TextProvider';

/** Makes a thing of the texts once: a field given a new function or object is drawn again at each key typed in another. */
export function perTexts<T>(make: (t: Texts) => T): (t: Texts) => T {
  const made = new WeakMap<Texts, T>();
  return (t) => {
    const known = made.get(t) ?? make(t);
    made.set(t, known);
    return known;
  };
}
