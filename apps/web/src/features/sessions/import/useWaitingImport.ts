import { useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { subscribeToImports, waitingLines } from './keptImport.ts';

/** A draft, and how many more it may have. */
type Waited = { readonly id: number | null; readonly places: number };

/** A class that waits to join the session, seen from outside of its tab: while it waits, it is what comes next. */
export function useWaitingImport(habilisId: string, { id, places }: Waited, openTab: () => void) {
  const nombre = useSyncExternalStore(subscribeToImports, () => waitingLines(habilisId, id, places));
  const onwardRef = useRef<(() => void) | null>(null);
  return {
    /** How many lines would join it; null when no class waits. */
    nombre,
    /** What the panel of the class does next, while it is shown. */
    onwardRef,
    goOn: (): void => {
      flushSync(openTab);
      onwardRef.current?.();
    },
  };
}
export type WaitingImport = ReturnType<typeof useWaitingImport>;
