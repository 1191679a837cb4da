import type { Account } from '@habilis/api/session/Account';
import { session } from '@habilis/api/session/endpoints';
import { getDefaultStore } from 'jotai';
import { accountAtom } from './atoms.ts';
import { call } from './call.ts';

/** The signed-in person, read once and again when asked for; a failed check signs out through the 401 rules. */
export async function loadAccount({ isFresh = false }: { isFresh?: boolean } = {}): Promise<Account> {
  const store = getDefaultStore();
  const known = store.get(accountAtom);
  if (known !== null && !isFresh) return known;
  const account = await call(session.account, {}, { background: true });
  store.set(accountAtom, account);
  return account;
}
