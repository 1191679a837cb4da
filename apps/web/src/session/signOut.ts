import { session } from '@habilis/api/session/endpoints';
import { closeAllToasts } from '../messages/closeAllToasts.ts';
import { mayLeave } from './mayLeave.ts';
import { call } from './call.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { forgetRecents } from './recents.ts';
import { clearToken } from './token.ts';

/** Ends the session on the server and in every tab, after asking about unsaved values. */
export async function signOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await call(session.signOut, {}, { background: true }).catch(() => undefined);
  clearToken();
  // The next person at this screen must see neither what was opened nor these messages.
  forgetRecents();
  closeAllToasts();
  leaveForSignIn();
}
