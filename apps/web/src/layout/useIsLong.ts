import { useEffect, useState } from 'react';

/** Milliseconds: a page that loads faster replaces the one before without anything between. */
export const LATE_MS = 300;

/** Whether something has been under way for so long that it must be said. */
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
