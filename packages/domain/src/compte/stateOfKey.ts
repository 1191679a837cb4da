/** What a mail's key is good for. */
export const KEY_USAGES = ['activation', 'reinitialisation', 'changement-mail'] as const;
export type KeyUsage = (typeof KEY_USAGES)[number];

/** Whether a key serves, has ended or has served. */
export type KeyState = 'valable' | 'perimee' | 'utilisee';

/** Whether a key of a mail still serves: once, until it ends (CO7). */
export function stateOfKey(
  { expireLe, utiliseeLe }: { readonly expireLe: Date; readonly utiliseeLe: Date | null },
  now: Date,
): KeyState {
  if (utiliseeLe !== null) return 'utilisee';
  return now.getTime() < expireLe.getTime() ? 'valable' : 'perimee';
}
