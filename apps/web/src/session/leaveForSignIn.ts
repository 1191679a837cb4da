import { getDefaultStore } from 'jotai';
import { navigateTo } from '../shell/navigateTo.ts';
import { currentActing } from './acting.ts';
import { accountAtom, currentRoleAtom } from './atoms.ts';
import { endRelogin } from './relogin.ts';

/** Goes to the sign-in page and forgets who was there, with whatever waited for them to sign in again. */
export function leaveForSignIn(): void {
  const store = getDefaultStore();
  endRelogin('reject');
  store.set(accountAtom, null);
  store.set(currentRoleAtom, null);
  // One signs in in one's own name only.
  if (currentActing() === null) navigateTo('/connexion');
  else location.assign('/connexion');
}
