import { useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isImportWaiting, subscribeToImports } from './keptImport.ts';

/** A class that waits to join the session, seen from outside of its tab: while it waits, it is what comes next. */
export function useWaitingImport(habilisId: string, sessionId: number | null, openTab: () => void) {
  const isWaiting = useSyncExternalStore(subscribeToImports, () => isImportWaiting(habilisId, sessionId));
  const onwardRef = useRef<(() => void) | null>(null);
  return {
    isWaiting,
    /** What the panel of the class does next, while it is shown. */
    onwardRef,
    goOn: (): void => {
      flushSync(openTab);
      onwardRef.current?.();
    },
  };
}
export type WaitingImport = ReturnType<typeof useWaitingImport>;
