import { PATHS } from '@habilis/api/page/paths';
import { navigateTo } from './navigateTo.ts';
import { pathInApp } from './acting.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { reloginGate } from './relogin.ts';
import { resumeSession } from './resumeSession.ts';
import { onTokenChangedElsewhere } from './token.ts';

const SIGN_IN = PATHS.connexion;

/** Follows other tabs: a sign-out, and a sign-in that ends this tab's re-login; returns what stops it. */
export function followOtherTabs(): () => void {
  return onTokenChangedElsewhere((isSignedIn) => {
    if (!isSignedIn) leaveForSignIn('terminee');
    else if (reloginGate.isOpen()) void resumeSession();
    // A tab on the sign-in page goes on to the page it was asked for.
    else if (pathInApp(location.pathname) === SIGN_IN) navigateTo(SIGN_IN);
  });
}
