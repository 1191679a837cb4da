import { useEffect } from 'react';

/** Watches over the focus from the first gesture on: nothing takes it away before, and the first page need not hold the watch. */
export function useLostFocus(): void {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    let isBegun = false;
    const begin = async () => {
      if (isBegun) return;
      isBegun = true;
      const { watchLostFocus } = await import('./watchLostFocus.ts');
      if (!signal.aborted) signal.addEventListener('abort', watchLostFocus());
    };
    const options = { once: true, capture: true, signal };
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => void begin(), options);
    return () => over.abort();
  }, []);
}
