// Messages and dialogs are not loaded with the sign-in page: only some moments need them.
export const loadDialogs = () => import('./SharedDialogs.tsx');
export const loadToasts = () => import('../messages/Toasts.tsx');

/** Reads both ahead, so that an outage finds them in memory; one that cannot be read now will be when needed. */
export function readOverlaysAhead(): void {
  for (const load of [loadDialogs, loadToasts]) load().catch(() => undefined);
}
