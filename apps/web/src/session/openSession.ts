import type { Account } from '@habilis/api/session/Account';
import { session } from '@habilis/api/session/endpoints';
import { call } from './call.ts';
import { loadAccount } from './loadAccount.ts';
import { storeToken } from './token.ts';

/** Signs in with a password chosen just now, by the very call of the sign-in page; undefined when that page has to go on, as for a second factor (CO890; decision 0214). */
export async function openSession(username: string, password: string): Promise<Account | undefined> {
  try {
    storeToken(await call(session.authenticate, { body: { username, password } }, { background: true }));
    return await loadAccount({ isFresh: true });
  } catch {
    return undefined;
  }
}
