import { useEffect, useRef, useState } from 'react';
import { keepLocally, readLocally } from '../../session/keptLocally.ts';

/** What each key does; a key without effect now is absent. */
export type ReadingKeys = Readonly<Partial<Record<'j' | 'k' | 'v' | 'c' | '+' | '-', () => void>>>;

const OFF = 'non';
const keyOf = (habilisId: string): string => `habilis-touches:${habilisId}`;
const TYPED =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox], [role=menu], [aria-haspopup=listbox]';

/** Single keys of the reading page, which each person can switch off on this machine (WCAG 2.1.4). */
export function useReadingKeys(habilisId: string, keys: ReadingKeys) {
  const [isOn, setOn] = useState(() => readLocally(keyOf(habilisId)) !== OFF);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPED) !== null) return;
      const key = event.key === '=' ? '+' : event.key.toLowerCase();
      const act = Object.entries(current.current).find(([name]) => name === key)?.[1];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
  const set = (next: boolean) => {
    setOn(next);
    keepLocally(keyOf(habilisId), next ? null : OFF);
  };
  return { isOn, set };
}
