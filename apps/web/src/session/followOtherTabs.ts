import { PATHS } from '@habilis/api/page/paths';
import { navigateTo } from './navigateTo.ts';
import { pathInApp } from './acting.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { reloginGate } from './relogin.ts';
import { resumeSession } from './resumeSession.ts';
import { onTokenChangedElsewhere } from './token.ts';

const SIGN_IN = PATHS.connexion;

/** Follows a sign-out of another tab, and a sign-in there that ends the re-login here; gives back what stops it. */
export function followOtherTabs(): () => void {
  return onTokenChangedElsewhere((isSignedIn) => {
    if (!isSignedIn) leaveForSignIn('terminee');
    else if (reloginGate.isOpen()) void resumeSession();
    // A tab that waits to sign in goes on by itself to what it was asked for.
    else if (pathInApp(location.pathname) === SIGN_IN) navigateTo(SIGN_IN);
  });
}
