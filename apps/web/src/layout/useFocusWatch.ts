import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { FocusWatch } from './focusWatch.ts';

/** Gives the focus to each page that is navigated to, and watches over it, from the first gesture on: nothing moves it before, and the first page need not hold the watch. */
export function useFocusWatch(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // Beside its path, its address with the base of the site, as links have it.
  const previous = useRef([pathname, location.pathname] as const);
  const watch = useRef<Promise<FocusWatch>>(undefined);
  useEffect(() => {
    const [left, href] = previous.current;
    previous.current = [pathname, location.pathname];
    if (left !== pathname) void watch.current?.then(({ arrive }) => arrive(hash.slice(1), isBack ? href : ''));
  }, [pathname, hash, isBack]);
  useEffect(() => {
    const over = new AbortController();
    const begin = () => {
      watch.current ??= import('./focusWatch.ts').then(({ watchFocus }) => watchFocus());
    };
    for (const gesture of ['pointerdown', 'keydown'])
      addEventListener(gesture, begin, { once: true, capture: true, signal: over.signal });
    return () => {
      over.abort();
      void watch.current?.then(({ end }) => end());
      watch.current = undefined;
    };
  }, []);
}
