import { useEffect } from 'react';
import { outage } from './reportError.ts';
import { currentTexts } from './texts.ts';
import { addToast, closeToasts } from './toasts.ts';

/** Tells that there is no network, unless the page does. */
export const tellOutage = (): void => {
  if (outage.pages > 0) return;
  const t = currentTexts();
  addToast({ severity: 'warn', summary: t('erreurs.http.0'), detail: t('erreurs.http.0-detail'), sticky: true });
};
/** Closes that toast, and the errors of calls that failed for it. */
export const withdrawOutage = (): void => closeToasts(currentTexts()('erreurs.http.0'));

/** Shows a toast while the browser has no network, then closes it, with the errors of failed calls. */
export function useOutageToast(): void {
  useEffect(() => {
    if (!navigator.onLine) tellOutage();
    addEventListener('offline', tellOutage);
    addEventListener('online', withdrawOutage);
    return () => {
      removeEventListener('offline', tellOutage);
      removeEventListener('online', withdrawOutage);
    };
  }, []);
}
