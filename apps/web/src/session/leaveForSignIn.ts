import { PATHS } from '@habilis/api/page/paths';
import { getDefaultStore } from 'jotai';
import { navigateTo } from './navigateTo.ts';
import { currentActing } from './acting.ts';
import { askSignIn, forgetAskedPage, type SignInReason } from './askedPage.ts';
import { accountAtom, currentRoleAtom } from './atoms.ts';
import { endRelogin } from './relogin.ts';

/** Goes to the sign-in page and forgets who was there, with whatever waited for them to sign in again; with a reason the page tells it, and leads back. */
export function leaveForSignIn(reason?: SignInReason): void {
  const store = getDefaultStore();
  endRelogin('reject');
  store.set(accountAtom, null);
  store.set(currentRoleAtom, null);
  const { pathname, search, hash } = location;
  // Under the prefix of another person this is no page of one's own.
  if (reason === undefined) forgetAskedPage();
  else askSignIn(reason, pathname + search + hash);
  // One signs in in one's own name only.
  if (currentActing() === null) navigateTo(PATHS.connexion);
  else location.assign(PATHS.connexion);
}
