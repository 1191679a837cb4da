import { useEffect, useState } from 'react';

/** Milliseconds: a page that loads faster replaces the previous one with no placeholder. */
export const LATE_MS = 300;

/** Whether something has lasted more than `afterMs`, in milliseconds. */
export function useIsLong(isUnderWay: boolean, afterMs: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setLong(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay, afterMs]);
  return isLong && isUnderWay;
}
