import { useEffect, useRef } from 'react';
import { SINGLE_KEYS_OFF, singleKeysKey } from './singleKeys.ts';
import { useKeptSwitch } from './useKeptSwitch.ts';

/** What each key does; a key without effect now is absent. One that answers `false` leaves the press to the browser. */
export type SingleKeys = Readonly<Record<string, (target: Element | null) => unknown>>;

const TYPED =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox], [role=menu], [aria-haspopup=listbox]';

/** Single keys of a page, which each person can switch off on this machine (WCAG 2.1.4); none acts while one types or answers a dialog. */
export function useSingleKeys(habilisId: string, keys: SingleKeys) {
  const [isOff, setOff] = useKeptSwitch(singleKeysKey(habilisId), SINGLE_KEYS_OFF);
  const isOn = !isOff;
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPED) || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      const key = event.key === '=' ? '+' : event.key.toLowerCase();
      const act = Object.entries(current.current).find(([name]) => name === key)?.[1];
      if (act !== undefined && act(target) !== false) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
  return { isOn, set: (next: boolean) => setOff(!next) };
}
