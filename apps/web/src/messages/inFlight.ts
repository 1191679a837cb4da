import type { CallInfo, CompletedCall } from '@habilis/api/client/createClient';
import type { Endpoint } from '@habilis/api/endpoint';
import { atom, getDefaultStore } from 'jotai';

/** Milliseconds after which a pending call opens the progress dialog (K12). */
export const PROGRESS_AFTER_MS = 5000;

export type InFlightCall = { readonly key: string; readonly endpoint: Endpoint; readonly ratio: number | undefined };

/** The pending calls that a person started. */
export const inFlightAtom = atom<readonly InFlightCall[]>([]);
/** The last call that ended, for listeners (F28). */
export const completedCallAtom = atom<CompletedCall | null>(null);

const store = getDefaultStore();

export function callStarted({ key, background, endpoint }: CallInfo): void {
  if (background) return;
  store.set(inFlightAtom, (calls) => [...calls, { key, endpoint, ratio: undefined }]);
}
export function callProgressed({ key }: CallInfo, ratio: number): void {
  store.set(inFlightAtom, (calls) => calls.map((one) => (one.key === key ? { ...one, ratio } : one)));
}
export function callEnded({ key }: CallInfo, completed: CompletedCall): void {
  store.set(inFlightAtom, (calls) => calls.filter((one) => one.key !== key));
  store.set(completedCallAtom, completed);
}
