import { getDefaultStore } from 'jotai';
import { accountAtom } from './atoms.ts';
import { loadAccount } from './loadAccount.ts';
import { endRelogin } from './relogin.ts';

/** Goes on with a session that was renewed: what waited is replayed, then the account is read again (wire, Re-login). */
export async function resumeSession(): Promise<void> {
  const former = getDefaultStore().get(accountAtom);
  endRelogin('replay');
  const renewed = await loadAccount({ isFresh: true }).catch(() => undefined);
  // Somebody else signed in: what the page shows is not theirs.
  if (renewed !== undefined && former !== null && renewed.habilisId !== former.habilisId) location.assign('/');
}
