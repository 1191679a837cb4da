import { ProblemError } from '@habilis/api/client/errors';
import type { Account } from '@habilis/api/session/Account';
import { session } from '@habilis/api/session/endpoints';
import { getDefaultStore } from 'jotai';
import { currentActing } from './acting.ts';
import { accountAtom } from './atoms.ts';
import { call, isActingOver } from './call.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { clearToken } from './token.ts';

/** Whether the server said that there is no such session, rather than said nothing of it. */
const isRefused = (error: unknown): boolean =>
  error instanceof ProblemError && [401, 403, 404].includes(error.status) && !isActingOver(error);

/** The signed-in person, read once and again when asked for; a refused check signs out (specification, section 4). */
export async function loadAccount({ isFresh = false }: { isFresh?: boolean } = {}): Promise<Account> {
  const store = getDefaultStore();
  const known = store.get(accountAtom);
  if (known !== null && !isFresh) return known;
  try {
    const answered = await call(session.account, {}, { background: true });
    // One's data are checked, and one's second factor set, by oneself: whoever acts in one's name is not led there.
    const ready = { personalDataValidated: true, secondFacteurAttendu: false };
    const account = currentActing() === null ? answered : { ...answered, ...ready };
    store.set(accountAtom, account);
    return account;
  } catch (error) {
    if (isRefused(error)) {
      clearToken();
      leaveForSignIn();
    }
    throw error;
  }
}
