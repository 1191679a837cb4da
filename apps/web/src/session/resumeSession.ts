import { getDefaultStore } from 'jotai';
import { accountAtom } from './atoms.ts';
import { loadAccount } from './loadAccount.ts';
import { endRelogin } from './relogin.ts';

/** After a renewed session: replays the calls that waited, then reads the account again (wire, Re-login). */
export async function resumeSession(): Promise<void> {
  const former = getDefaultStore().get(accountAtom);
  endRelogin('replay');
  const renewed = await loadAccount({ isFresh: true }).catch(() => undefined);
  // Another person signed in: the page's content is not theirs.
  if (renewed !== undefined && former !== null && renewed.habilisId !== former.habilisId) location.assign('/');
}
