import type { RunningServer } from '../../startServer.ts';
import { send } from '../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../test/testPassword.ts';

/** Signs a person of the cast in; gives the status of the answer. */
export async function signIn({ url }: RunningServer): Promise<number> {
  return (await send(url, 'POST', '/authenticate', { body: { username: 'MPA10013', password: TEST_PASSWORD } })).status;
}
