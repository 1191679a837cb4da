import { useEffect } from 'react';
import { announce } from './announce.ts';

/** As long as grey shapes take to appear: a quick answer shows none, and says nothing. */
const LATE_MS = 300;

/** Says what is waited for, once, when it is late. */
export function useAnnounceLate(label: string | undefined): void {
  useEffect(() => {
    if (label === undefined) return undefined;
    const timer = setTimeout(() => announce(label), LATE_MS);
    return () => clearTimeout(timer);
  }, [label]);
}
