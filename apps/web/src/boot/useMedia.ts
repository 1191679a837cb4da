import { useSyncExternalStore } from 'react';

/** Whether a condition on the window holds, such as `media.phone`; also because of zoom. */
export function useMedia(condition: string): boolean {
  const subscribe = (onChange: () => void) => {
    const query = matchMedia(condition);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches);
}
