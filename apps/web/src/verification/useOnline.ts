import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser believes that it has a network; it may be wrong, which a call then tells. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
