import { ProblemError, TransportError } from '@habilis/api/client/errors';
import type { Account } from '@habilis/api/session/Account';
import { session } from '@habilis/api/session/endpoints';
import { getDefaultStore } from 'jotai';
import { currentActing } from './acting.ts';
import { accountAtom } from './atoms.ts';
import { call, isActingOver } from './call.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { clearToken } from './token.ts';

/** After how long a call that was lost is made once more, in milliseconds. */
const AGAIN_MS = 400;

/** Reads the account. A call lost without an answer is made once more: one may have been dropped by a browser that is about to leave the page, before which it may still read it. */
async function readAccount(): Promise<Account> {
  const read = () => call(session.account, {}, { background: true });
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS);
    });
    return read();
  }
}

/** Reads the account, or signs out; a call aborted because the page is being left does not count. */
async function check(): Promise<Account> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  try {
    return await readAccount();
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

/** The signed-in person, read once, or again with `isFresh`; any failure signs out (S7). */
export async function loadAccount({ isFresh = false }: { isFresh?: boolean } = {}): Promise<Account> {
  const store = getDefaultStore();
  const known = store.get(accountAtom);
  if (known !== null && !isFresh) return known;
  const answered = await check();
  // Only the person themselves checks their data and sets their second factor: who acts in their name is not sent there.
  const ready = { personalDataValidated: true, secondFacteurAttendu: false };
  const account = currentActing() === null ? answered : { ...answered, ...ready };
  store.set(accountAtom, account);
  return account;
}
