import { createReloginGate, type ReloginOutcome } from '@habilis/api/client/reloginGate';
import { getDefaultStore } from 'jotai';
import { reloginAtom } from '../messages/dialogAtoms.ts';

/** Holds the calls during a re-login, and opens its dialog. */
export const reloginGate = createReloginGate(() => getDefaultStore().set(reloginAtom, true));

/** Closes the re-login dialog, if open, then replays or rejects the calls that waited (wire, Re-login). */
export function endRelogin(outcome: ReloginOutcome): void {
  getDefaultStore().set(reloginAtom, false);
  reloginGate.settle(outcome);
}
