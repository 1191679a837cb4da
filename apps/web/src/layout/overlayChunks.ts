// Not loaded with the sign-in page: messages and dialogs are rarely needed.
export const loadDialogs = () => import('./SharedDialogs.tsx');
export const loadToasts = () => import('../messages/Toasts.tsx');

/** Reads both ahead, so that they are in memory during an outage; if that fails, they are read when needed. */
export function readOverlaysAhead(): void {
  for (const load of [loadDialogs, loadToasts]) load().catch(() => undefined);
}
