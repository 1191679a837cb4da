import { PATHS } from '@habilis/api/page/paths';
import type { Account } from '@habilis/api/session/Account';
import { redirect } from 'react-router';
import { currentActing } from '../../session/acting.ts';
import { askSignIn } from '../../session/askedPage.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { readToken } from '../../session/token.ts';

/** The signed-in account, read again; redirects a guest to sign in and back, and home whoever acts as another (S18). */
export async function requireAccount({ url }: Request): Promise<Account> {
  if (currentActing() !== null) throw redirect('/');
  if (readToken() === null) {
    const { pathname, search } = new URL(url);
    askSignIn('demandee', pathname + search);
    throw redirect(PATHS.connexion);
  }
  return loadAccount({ isFresh: true });
}
