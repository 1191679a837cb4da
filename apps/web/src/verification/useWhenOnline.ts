import { useEffect, useEffectEvent } from 'react';

/** Works each time that the network is back. */
export function useWhenOnline(work: () => unknown): void {
  const again = useEffectEvent(() => void work());
  useEffect(() => {
    const back = () => again();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
}
