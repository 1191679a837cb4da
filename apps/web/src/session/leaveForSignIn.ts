import { getDefaultStore } from 'jotai';
import { navigateTo } from '../shell/navigateTo.ts';
import { accountAtom, currentRoleAtom } from './atoms.ts';

/** Goes to the sign-in page and forgets who was there. */
export function leaveForSignIn(): void {
  const store = getDefaultStore();
  store.set(accountAtom, null);
  store.set(currentRoleAtom, null);
  navigateTo('/connexion');
}
