import { useEffect, useState } from 'react';

/** Milliseconds before a wait is shown: a quick answer never blinks. */
const SHOWN_AFTER = 300;

/** Whether a wait has lasted long enough to be shown. */
export function useLateBusy(isBusy: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBusy]);
  return isBusy && isLate;
}
