import { getDefaultStore } from 'jotai';
import { toastsAtom } from './toasts.ts';

/** Withdraws every message: they were for whoever leaves. */
export function closeAllToasts(): void {
  getDefaultStore().set(toastsAtom, []);
}
