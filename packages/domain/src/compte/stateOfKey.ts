/** What the key in a mail can be used for. */
export const KEY_USAGES = ['activation', 'reinitialisation', 'changement-mail'] as const;
export type KeyUsage = (typeof KEY_USAGES)[number];

/** Whether a key serves, has ended or has served. */
export type KeyState = 'valable' | 'perimee' | 'utilisee';

/** Whether the key of a mail can still be used: once, before it expires (CO7). */
export function stateOfKey(
  { expireLe, utiliseeLe }: { readonly expireLe: Date; readonly utiliseeLe: Date | null },
  now: Date,
): KeyState {
  if (utiliseeLe !== null) return 'utilisee';
  return now.getTime() < expireLe.getTime() ? 'valable' : 'perimee';
}
