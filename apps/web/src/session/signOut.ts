import { session } from '@habilis/api/session/endpoints';
import { call } from './call.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { clearToken } from './token.ts';

/** Ends the session on the server and in every tab. */
export async function signOut(): Promise<void> {
  await call(session.signOut, {}, { background: true }).catch(() => undefined);
  clearToken();
  leaveForSignIn();
}
