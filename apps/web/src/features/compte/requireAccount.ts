import type { Account } from '@habilis/api/session/Account';
import { redirect } from 'react-router';
import { loadAccount } from '../../session/loadAccount.ts';
import { readToken } from '../../session/token.ts';

/** The signed-in person, read anew; a guest goes to sign in. */
export async function requireAccount(): Promise<Account> {
  if (readToken() === null) throw redirect('/connexion');
  return loadAccount({ isFresh: true });
}
