import type { Account } from '@habilis/api/session/Account';
import { redirect } from 'react-router';
import { currentActing } from '../../session/acting.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { readToken } from '../../session/token.ts';

/** The signed-in person, read anew; a guest goes to sign in, and whoever acts as another goes home: an account is its holder's alone (S18). */
export async function requireAccount(): Promise<Account> {
  if (currentActing() !== null) throw redirect('/');
  if (readToken() === null) throw redirect('/connexion');
  return loadAccount({ isFresh: true });
}
