import { leaveForSignIn } from './leaveForSignIn.ts';
import { reloginGate } from './relogin.ts';
import { resumeSession } from './resumeSession.ts';
import { onTokenChangedElsewhere } from './token.ts';

/** Follows a sign-out of another tab, and a sign-in there that ends the re-login here; gives back what stops it. */
export function followOtherTabs(): () => void {
  return onTokenChangedElsewhere((isSignedIn) => {
    if (!isSignedIn) leaveForSignIn();
    else if (reloginGate.isOpen()) void resumeSession();
  });
}
