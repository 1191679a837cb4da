import type { Toast } from '@habilis/ui/ToastRegion';
import { atom, getDefaultStore } from 'jotai';

/** Lives of the toasts that tell a success or a general failure, in milliseconds (specification, section 9). */
export const SUCCESS_LIFE_MS = 15_000;
export const FAILURE_LIFE_MS = 40_000;

export const toastsAtom = atom<readonly Toast[]>([]);
let count = 0;

/** Shows a short message; the same message is not shown twice at once. */
export function addToast(toast: Omit<Toast, 'key'>): void {
  getDefaultStore().set(toastsAtom, (toasts) => {
    const others = toasts.filter(({ summary, detail }) => summary !== toast.summary || detail !== toast.detail);
    return [...others, { ...toast, key: String(++count) }];
  });
}

/** Withdraws every message of that summary: what it said is no longer so. */
export function closeToasts(summary: string): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.summary !== summary));
}

/** How many messages were shown so far. */
export const toastCount = (): number => count;

/** Withdraws the errors among the first `upTo` messages: they leave with their page. */
export function closeErrors(upTo: number): void {
  getDefaultStore().set(toastsAtom, (toasts) =>
    toasts.filter(({ severity, key }) => severity !== 'error' || Number(key) > upTo),
  );
}

export function closeToast(key: string): void {
  getDefaultStore().set(toastsAtom, (toasts) => toasts.filter((toast) => toast.key !== key));
}
