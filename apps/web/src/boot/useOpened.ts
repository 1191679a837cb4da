import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What the page opens, by its number or its name; null where it opens nothing of its own. */
export const openedAtom = atom<string | null>(null);

/** Tells what the page opens, as its trail calls it: its title in the tab and the history begins by it. */
export function useOpened(name: string | null): void {
  const open = useSetAtom(openedAtom);
  useEffect(() => {
    open(name);
    return () => open(null);
  }, [open, name]);
}
