import { useEffect } from 'react';
import { outage } from './reportError.ts';
import { tellOutage, withdrawOutage } from './useOutageToast.ts';

/** Keeps the toasts of an outage back while the page says itself what it means for it; left without network, they come. */
export function useOutageOnPage(isTold: boolean): void {
  useEffect(() => {
    if (!isTold) return undefined;
    outage.pages += 1;
    withdrawOutage();
    return () => {
      outage.pages -= 1;
      if (!navigator.onLine) tellOutage();
    };
  }, [isTold]);
}
