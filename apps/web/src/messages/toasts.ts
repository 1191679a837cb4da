import type { Toast } from '@habilis/ui/ToastRegion';
import { atom, getDefaultStore } from 'jotai';

/** How long success and general failure toasts last, in milliseconds (K14). */
export const SUCCESS_LIFE_MS = 15_000;
export const FAILURE_LIFE_MS = 40_000;

export const toastsAtom = atom<readonly Toast[]>([]);
let count = 0;

/** Shows a toast, and gives its key; the same one is not shown twice at once. What was done before gives way to what is done now, which it might contradict, unless it may still be undone there. */
export function addToast(toast: Omit<Toast, 'key'>): string {
  const key = String(++count);
  getDefaultStore().set(toastsAtom, (toasts) => {
    const others = toasts
      .filter(({ summary, detail }) => summary !== toast.summary || detail !== toast.detail)
      .filter(({ severity, action }) => toast.severity !== 'success' || severity !== 'success' || action !== undefined);
    return [...others, { ...toast, key }];
  });
  return key;
}

/** Closes every toast with that summary, which is no longer true. */
export function closeToasts(summary: string): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.summary !== summary));
}

/** The number of toasts shown so far. */
export const toastCount = (): number => count;

/** Closes the errors among the first `upTo` toasts, when their page is left. */
export function closeErrors(upTo: number): void {
  getDefaultStore().set(toastsAtom, (toasts) =>
    toasts.filter(({ severity, key }) => severity !== 'error' || Number(key) > upTo),
  );
}

export function closeToast(key: string): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.key !== key));
}
