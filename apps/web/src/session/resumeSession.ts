import { isOfOther } from './call.ts';
import { loadAccount } from './loadAccount.ts';
import { endRelogin, giveWay } from './relogin.ts';
import { signedIn } from './token.ts';

/** After a renewed session: reads the account, then replays the calls that waited; somebody else goes to a page of their own (rules/wire#re-login; decision 0073). */
export async function resumeSession(): Promise<void> {
  if (isOfOther()) {
    // The page's content is not theirs: neither shown nor sent, even while the next one loads.
    giveWay(signedIn());
    location.assign('/');
    return;
  }
  const renewed = await loadAccount({ isFresh: true }).catch(() => undefined);
  endRelogin(renewed === undefined ? 'reject' : 'replay');
}
