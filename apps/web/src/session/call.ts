import { type Call, type CallInfo, createClient } from '@habilis/api/client/createClient';
import { ProblemError } from '@habilis/api/client/errors';
import { needsRefresh } from '@habilis/api/client/refreshPolicy';
import { createReloginGate } from '@habilis/api/client/reloginGate';
import { session } from '@habilis/api/session/endpoints';
import { getDefaultStore } from 'jotai';
import { reloginAtom } from '../shell/dialogAtoms.ts';
import { callEnded, callProgressed, callStarted } from '../shell/inFlight.ts';
import { reportError, toldBefore } from '../shell/reportError.ts';
import { currentRoleAtom } from './atoms.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { clearToken, readCookie, readToken, readTokenExpiry, storeToken } from './token.ts';
import { withoutEndedRole } from './withoutEndedRole.ts';

const store = getDefaultStore();

/** Calls that go through while a re-login is pending (specification, section 4). */
const isSessionCall = ({ endpoint }: Pick<CallInfo, 'endpoint'>): boolean =>
  /^\/(authenticate|account)(\/|$)/.test(endpoint.path);

/** Holds the calls during a re-login. */
export const reloginGate = createReloginGate(() => store.set(reloginAtom, true));

/** Refreshes the token when its end is near, one tab at a time (wire, Refresh). */
export async function refreshIfNeeded(): Promise<void> {
  const isDue = () => readToken() !== null && !reloginGate.isOpen() && needsRefresh(readTokenExpiry(), Date.now());
  if (!isDue() || readTokenExpiry() <= Date.now()) return;
  const refresh = async () => {
    // Another tab may have done it while this one waited.
    if (!isDue()) return;
    await client(session.refreshToken, {}, { background: true }).then(storeToken, () => undefined);
  };
  // A demonstration over plain http has no locks: its tabs may each refresh.
  await ('locks' in navigator ? navigator.locks.request('habilis-refresh', refresh) : refresh());
}

async function beforeCall(call: CallInfo): Promise<void> {
  if (call.endpoint.path === session.refreshToken.path) return;
  if (reloginGate.isOpen() && !isSessionCall(call)) {
    if ((await reloginGate.wait()) === 'reject') throw toldBefore(new ProblemError(401, { title: 'non-authentifie' }));
  }
  if (!isSessionCall(call)) await refreshIfNeeded();
}

const sent = createClient({
  baseUrl: '/api',
  token: (endpoint) => (reloginGate.isOpen() && isSessionCall({ endpoint }) ? null : readToken()),
  roleId: () => store.get(currentRoleAtom)?.id ?? null,
  xsrfToken: () => readCookie('XSRF-TOKEN'),
  beforeCall,
  onUnauthorized: async (call, error) => {
    const { method, path } = call.endpoint;
    // Signing in or out, the refresh and the account check say by themselves what their refusal means.
    if (path === session.authenticate.path || path === session.refreshToken.path) return 'reject';
    if (path === session.account.path && method === session.account.method) return 'reject';
    if (readToken() === null || location.pathname === '/') {
      clearToken();
      leaveForSignIn();
      return 'reject';
    }
    // A session call of the re-login itself must not wait for it.
    if (reloginGate.isOpen() && isSessionCall(call)) return 'reject';
    if (!reloginGate.isOpen()) reportError(error, call);
    return reloginGate.enter();
  },
  observer: { started: callStarted, progressed: callProgressed, ended: callEnded },
});
const client: Call = withoutEndedRole(sent);

/** The app's one way to make a call: errors are shown by the catalogue and always thrown again. */
export const call: Call = async (endpoint, input, options) => {
  try {
    return await client(endpoint, input, options);
  } catch (error) {
    if (options?.signal?.aborted !== true) reportError(error, { endpoint, background: options?.background === true });
    throw error;
  }
};
