import { getDefaultStore } from 'jotai';
import { toastsAtom } from './toasts.ts';

/** Closes every message, when its reader leaves. */
export function closeAllToasts(): void {
  getDefaultStore().set(toastsAtom, []);
}
