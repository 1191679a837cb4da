import { PATHS } from '@habilis/api/page/paths';
import { getDefaultStore } from 'jotai';
import { navigateTo } from './navigateTo.ts';
import { currentActing } from './acting.ts';
import { askSignIn, forgetAskedPage, type SignInReason } from './askedPage.ts';
import { accountAtom, currentRoleAtom } from './atoms.ts';
import { endRelogin } from './relogin.ts';

/** Goes to the sign-in page, and forgets the person and the calls that waited for their re-login; with a reason, the page shows it and leads back. */
export function leaveForSignIn(reason?: SignInReason): void {
  const store = getDefaultStore();
  endRelogin('reject');
  store.set(accountAtom, null);
  store.set(currentRoleAtom, null);
  const { pathname, search, hash } = location;
  // Under an impersonation prefix this is not one's own page.
  if (reason === undefined) forgetAskedPage();
  else askSignIn(reason, pathname + search + hash);
  // Sign-in is always in one's own name.
  if (currentActing() === null) navigateTo(PATHS.connexion);
  else location.assign(PATHS.connexion);
}
