import { useEffect } from 'react';
import { outage } from './reportError.ts';
import { tellOutage, withdrawOutage } from './useOutageToast.ts';

/**
 * Keeps the toasts of an outage back while the page says itself what it means for it; left without network, they come. What `told` stands for is what
 * the page says, such as an error: another one withdraws the toast of its call; nothing is said without.
 */
export function useOutageOnPage(told: unknown): void {
  useEffect(() => {
    if (!told) return undefined;
    outage.pages += 1;
    withdrawOutage();
    return () => {
      outage.pages -= 1;
      if (!navigator.onLine) tellOutage();
    };
  }, [told]);
}
