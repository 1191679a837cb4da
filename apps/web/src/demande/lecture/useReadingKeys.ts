import { useEffect, useRef } from 'react';
import { useKeptSwitch } from '../../session/useKeptSwitch.ts';

/** What each key does; a key without effect now is absent. */
export type ReadingKeys = Readonly<Partial<Record<'j' | 'k' | 'v' | 'c' | '+' | '-', () => void>>>;

const TYPED =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox], [role=menu], [aria-haspopup=listbox]';

/** Single keys of the reading page, which each person can switch off on this machine (WCAG 2.1.4). */
export function useReadingKeys(habilisId: string, keys: ReadingKeys) {
  const [isOff, setOff] = useKeptSwitch(`habilis-touches:${habilisId}`, 'non');
  const isOn = !isOff;
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
  return { isOn, set: (next: boolean) => setOff(!next) };
}
