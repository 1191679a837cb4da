import { useEffect } from 'react';
import { holdOutageToasts, isOutageOnPage } from './reportError.ts';
import { currentTexts } from './texts.ts';
import { addToast, closeToasts } from './toasts.ts';

const tell = () => {
  if (isOutageOnPage()) return;
  const t = currentTexts();
  addToast({ severity: 'warn', summary: t('erreurs.http.0'), detail: t('erreurs.http.0-detail'), sticky: true });
};
const withdraw = () => closeToasts(currentTexts()('erreurs.http.0'));

/** Shows a toast while the browser has no network, then closes it, with the errors of failed calls. */
export function useOutageToast(): void {
  useEffect(() => {
    if (!navigator.onLine) tell();
    addEventListener('offline', tell);
    addEventListener('online', withdraw);
    return () => {
      removeEventListener('offline', tell);
      removeEventListener('online', withdraw);
    };
  }, []);
}

/** Keeps those toasts back while the page says itself what an outage means for it; left without network, they come. */
export function useOutageOnPage(isTold: boolean): void {
  useEffect(() => {
    if (!isTold) return undefined;
    const release = holdOutageToasts();
    withdraw();
    return () => {
      release();
      if (!navigator.onLine) tell();
    };
  }, [isTold]);
}
