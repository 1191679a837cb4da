import { PATHS } from '@habilis/api/page/paths';
import { getDefaultStore } from 'jotai';
import { navigateTo } from './navigateTo.ts';
import { pathInApp } from './acting.ts';
import { accountAtom } from './atoms.ts';
import { isOfOther } from './call.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { giveWay, otherAtom, reloginGate } from './relogin.ts';
import { resumeSession } from './resumeSession.ts';
import { onTokenChangedElsewhere, readToken, signedIn } from './token.ts';

const SIGN_IN = PATHS.connexion;
/** When a tab that slept, or that the browser kept in its history, may have missed what the others did. */
const AWAKE = ['focus', 'pageshow'];

const hasGivenWay = (): boolean => getDefaultStore().get(otherAtom) !== undefined;

/** A tab asleep hears of nothing: when it wakes, it looks. */
function wake(): void {
  if (isOfOther()) giveWay(signedIn());
  else if (hasGivenWay() && readToken() !== null) void resumeSession();
}

/** Somebody else who signs in where the page was another's begins it anew: what the former person left in memory, such as a save to try again, goes with it. */
function followPerson(): () => void {
  const store = getDefaultStore();
  const read = () => store.get(accountAtom)?.habilisId;
  let shown = read();
  return store.sub(accountAtom, () => {
    const now = read();
    if (now === undefined) return;
    if (shown !== undefined && now !== shown) location.assign(SIGN_IN);
    shown = now;
  });
}

/** Follows other tabs: a sign-out, a sign-in that ends this tab's re-login, and one of somebody else, to whom this tab gives way; returns what stops it. */
export function followOtherTabs(): () => void {
  for (const event of AWAKE) addEventListener(event, wake);
  const stop = onTokenChangedElsewhere((isSignedIn) => {
    // The page stays its person's: whoever took the place has left, and it waits on.
    if (!isSignedIn && hasGivenWay()) giveWay(null);
    else if (!isSignedIn) leaveForSignIn('terminee');
    else if (isOfOther()) giveWay(signedIn());
    else if (reloginGate.isOpen()) void resumeSession();
    // A tab on the sign-in page goes on to the page it was asked for.
    else if (pathInApp(location.pathname) === SIGN_IN) navigateTo(SIGN_IN);
  });
  const leave = followPerson();
  return () => {
    leave();
    for (const event of AWAKE) removeEventListener(event, wake);
    stop();
  };
}
