import type { Call } from '@habilis/api/client/createClient';
import { createSessionClient } from '@habilis/api/client/createSessionClient';
import { ProblemError } from '@habilis/api/client/errors';
import { getDefaultStore } from 'jotai';
import { callEnded, callProgressed, callStarted } from '../messages/inFlight.ts';
import { outageEnded, reportError, toldBefore } from '../messages/reportError.ts';
import { actingEnded, currentActing, personneOfTab } from './acting.ts';
import { currentRoleAtom } from './atoms.ts';
import { leaveForSignIn } from './leaveForSignIn.ts';
import { readServerProperties } from '../boot/readServerProperties.ts';
import { giveWay, reloginGate } from './relogin.ts';
import { readCookie } from './cookies.ts';
import { clearToken, readToken, readTokenExpiry, signedIn, storeToken } from './token.ts';

/** Longest wait for another tab, in milliseconds: a sleeping tab may keep its lock. */
const LOCK_WAIT_MS = 10_000;

const client = createSessionClient({
  baseUrl: '/api',
  tokens: { read: readToken, readExpiry: readTokenExpiry, keep: storeToken, clear: clearToken },
  gate: reloginGate,
  roleId: () => getDefaultStore().get(currentRoleAtom)?.id ?? null,
  // Even once it has ended: this tab's calls must never pass for calls in one's own name.
  impersonation: () => currentActing()?.habilisId ?? null,
  habilisId: personneOfTab,
  xsrfToken: () => readCookie('XSRF-TOKEN'),
  renewXsrf: readServerProperties,
  // A demonstration over plain http has no locks: each tab may refresh.
  exclusively: (work) =>
    'locks' in navigator
      ? navigator.locks.request('habilis-refresh', { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, work)
      : work(),
  isAtBase: () => location.pathname === '/',
  onExpired: reportError,
  onSignedOut: () => leaveForSignIn('terminee'),
  onOtherPerson: () => giveWay(signedIn()),
  onGivenUp: toldBefore,
  observer: { started: callStarted, progressed: callProgressed, ended: callEnded },
});

/** Refreshes the token shortly before it ends, one tab at a time (rules/wire#refresh); whether it is another person's than this tab's. */
export const { refreshIfNeeded, isOfOther } = client;

/** Whether a call was refused because this tab's impersonation has ended. */
export const isActingOver = ({ problem }: ProblemError): boolean => problem.title === 'impersonation.terminee';

/** The only way to make a call: errors are shown by the catalogue and always thrown again. */
export const call: Call = async (endpoint, input, options) => {
  try {
    const answer = await client.call(endpoint, input, options);
    outageEnded();
    return answer;
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) outageEnded();
    // The page itself shows this.
    if (error instanceof ProblemError && isActingOver(error)) {
      actingEnded();
      toldBefore(error);
    }
    if (options?.signal?.aborted !== true) reportError(error, { endpoint, background: options?.background === true });
    throw error;
  }
};
