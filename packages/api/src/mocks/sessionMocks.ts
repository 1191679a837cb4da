import type { HttpHandler } from 'msw';
import { cleAcces } from '../cle-acces/endpoints.ts';
import type { Account } from '../session/Account.ts';
import { session } from '../session/endpoints.ts';
import { exampleAccount } from './fixtures/exampleAccount.ts';
import { mock } from './mock.ts';

const TOKEN = { id_token: 'jeton-d-exemple', validity: 3600 };

/** Sign-in, account and sign-out of one person, whatever the password. */
export function sessionMocks(account: Account = exampleAccount()): HttpHandler[] {
  return [
    mock(session.authenticate, TOKEN),
    mock(cleAcces.demander, { defi: 'defi-d-exemple', challenge: 'ZGVmaQ', rpId: 'localhost' }),
    mock(cleAcces.connexion, TOKEN),
    mock(session.authenticated, { authenticated: true, account }),
    mock(session.refreshToken, TOKEN),
    mock(session.signOut, undefined),
    mock(session.account, account),
  ];
}
