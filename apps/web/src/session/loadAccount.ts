import { ProblemError, TransportError } from '@habilis/api/client/errors';
import type { Account } from '@habilis/api/session/Account';
import { session } from '@habilis/api/session/endpoints';
import { getDefaultStore } from 'jotai';
import { currentActing } from './acting.ts';
import { accountAtom } from './atoms.ts';
import { call, isActingOver } from './call.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { clearToken } from './token.ts';

/** Reads the account, or signs out; a page that is being left gives up what is under way, which says nothing of it. */
async function check(): Promise<Account> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  try {
    return await call(session.account, {}, { background: true });
  } catch (error) {
    const isElsewhere =
      error instanceof ProblemError ? isActingOver(error) : isLeaving && error instanceof TransportError;
    if (!isElsewhere) {
      clearToken();
      leaveForSignIn(error instanceof ProblemError && error.status === 401 ? 'terminee' : 'non-verifiee');
    }
    throw error;
  } finally {
    removeEventListener('beforeunload', leave);
  }
}

/** The signed-in person, read once and again when asked for; a failed check signs out, whatever failed it (specification, section 4). */
export async function loadAccount({ isFresh = false }: { isFresh?: boolean } = {}): Promise<Account> {
  const store = getDefaultStore();
  const known = store.get(accountAtom);
  if (known !== null && !isFresh) return known;
  const answered = await check();
  // One's data are checked, and one's second factor set, by oneself: whoever acts in one's name is not led there.
  const ready = { personalDataValidated: true, secondFacteurAttendu: false };
  const account = currentActing() === null ? answered : { ...answered, ...ready };
  store.set(accountAtom, account);
  return account;
}
