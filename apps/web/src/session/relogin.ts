import { createReloginGate, type ReloginOutcome } from '@habilis/api/client/reloginGate';
import { getDefaultStore } from 'jotai';
import { reloginAtom } from '../messages/dialogAtoms.ts';

/** Holds the calls during a re-login, and opens its dialog. */
export const reloginGate = createReloginGate(() => getDefaultStore().set(reloginAtom, true));

/** Closes the dialog of a re-login, if one is open, and then replays or refuses what waited for it (wire, Re-login). */
export function endRelogin(outcome: ReloginOutcome): void {
  getDefaultStore().set(reloginAtom, false);
  reloginGate.settle(outcome);
}
