import { getDefaultStore } from 'jotai';
import { accountAtom } from './atoms.ts';
import { loadAccount } from './loadAccount.ts';
import { endRelogin } from './relogin.ts';

/** After a renewed session: reads the account, then replays the calls that waited; those of another person are given up (wire, Re-login; decision 0073). */
export async function resumeSession(): Promise<void> {
  const former = getDefaultStore().get(accountAtom);
  const renewed = await loadAccount({ isFresh: true }).catch(() => undefined);
  if (renewed === undefined) {
    endRelogin('reject');
    return;
  }
  const isSame = former === null || renewed.habilisId === former.habilisId;
  endRelogin(isSame ? 'replay' : 'reject');
  // The page's content is not theirs.
  if (!isSame) location.assign('/');
}
