import { createReloginGate, type ReloginOutcome } from '@habilis/api/client/reloginGate';
import { atom, getDefaultStore } from 'jotai';
import { reloginAtom } from '../messages/dialogAtoms.ts';

/** Holds the calls during a re-login, and opens its dialog. */
export const reloginGate = createReloginGate(() => getDefaultStore().set(reloginAtom, true));

/** Who is signed in on this machine while the tab is another's: their identifier, null once they too have left; undefined while the tab is its person's. */
export const otherAtom = atom<string | null | undefined>(undefined);

/** Takes the page of one person away from another who signed in: the sign-in stands in its place, what was typed waits behind it (rules/rights#own-page). */
export function giveWay(to: string | null): void {
  getDefaultStore().set(otherAtom, to);
  void reloginGate.enter();
}

/** Closes the re-login dialog, if open, then replays or rejects the calls that waited (rules/wire#re-login). */
export function endRelogin(outcome: ReloginOutcome): void {
  const store = getDefaultStore();
  store.set(reloginAtom, false);
  store.set(otherAtom, undefined);
  reloginGate.settle(outcome);
}
