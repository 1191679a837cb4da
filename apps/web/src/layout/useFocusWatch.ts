import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router';
import type { FocusWatch } from './focusWatch.ts';

/** Gives the focus to each page that is navigated to, and watches over it, from the first gesture on: nothing moves it before, and the first page need not hold the watch. */
export function useFocusWatch(): void {
  const { pathname, hash } = useLocation();
  const href = useHref(pathname);
  const isBack = useNavigationType() === 'POP';
  const previous = useRef({ pathname, href });
  const watch = useRef<Promise<FocusWatch>>(undefined);
  useEffect(() => {
    const left = previous.current;
    previous.current = { pathname, href };
    if (left.pathname !== pathname)
      void watch.current?.then(({ arrive }) => arrive(hash.slice(1), isBack ? left.href : ''));
  }, [pathname, hash, href, isBack]);
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
