import { createClient } from '@habilis/api/client/createClient';
import { session } from '@habilis/api/session/endpoints';
import { readToken } from './token.ts';

/** The name of who is signed in, whosever tab this is; null where it cannot be read. */
export async function readSignedIn(): Promise<string | null> {
  try {
    const state = await createClient({ baseUrl: '/api', token: readToken })(session.authenticated, {});
    return state.authenticated ? `${state.account.prenom} ${state.account.nom}` : null;
  } catch {
    return null;
  }
}
