import type { Endpoint } from '../endpoint.ts';
import type { IssuedToken } from '../session/Account.ts';
import { session } from '../session/endpoints.ts';
import { type Call, type CallInfo, type ClientOptions, createClient, isOtherPerson } from './createClient.ts';
import { ProblemError } from './errors.ts';
import { personneOf } from './personneOf.ts';
import { needsRefresh } from './refreshPolicy.ts';
import type { ReloginGate, ReloginOutcome } from './reloginGate.ts';
import { withoutEndedRole } from './withoutEndedRole.ts';

/** Where the session's token is stored, shared by all tabs (rules/wire#token). */
export type TokenStore = {
  /** Null when signed out. */
  readonly read: () => string | null;
  /** When the token ends, in epoch milliseconds of this clock; 0 when unknown. */
  readonly readExpiry: () => number;
  readonly keep: (issued: IssuedToken) => void;
  readonly clear: () => void;
};

export type SessionOptions = Omit<ClientOptions, 'token' | 'beforeCall' | 'onUnauthorized'> & {
  readonly tokens: TokenStore;
  /** Holds the calls during a re-login. */
  readonly gate: ReloginGate;
  /** Does a work in one tab at a time. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Whether one is on the base path, where no re-login opens. */
  readonly isAtBase: () => boolean;
  /** Called when a call finds the session expired: the re-login opens. */
  readonly onExpired: (error: ProblemError, call: CallInfo) => void;
  /** Called when the token is found to be another person's than the page: the sign-in takes its place, and the calls wait for its person. */
  readonly onOtherPerson?: () => void;
  /** Called when a call needs a session and none can be renewed. */
  readonly onSignedOut: () => void;
  /** Called when the person gives up the re-login; the call fails with this error. */
  readonly onGivenUp: (error: ProblemError) => void;
};

export type SessionClient = {
  readonly call: Call;
  /** Whether the token is another person's than the page. */
  readonly isOfOther: () => boolean;
  /** Refreshes the token when its end is near; never fails. */
  readonly refreshIfNeeded: () => Promise<void>;
};

/** A refresh that lasts longer is given up: the token still serves. */
const REFRESH_LASTS_MS = 10_000;
/** After a refresh that brought no time, as at the session's end or in an outage, the next one waits. */
const REFRESH_PAUSE_MS = 60_000;

/** Calls that go through while a re-login is pending (S6). */
const isSessionCall = ({ path }: Endpoint): boolean => /^\/(authenticate|account)(\/|$)/.test(path);
const isOf = (endpoint: Endpoint, ...declared: readonly Endpoint[]): boolean =>
  declared.some(({ method, path }) => endpoint.method === method && endpoint.path === path);

/** Refreshes the token when its end is near, in one tab at a time; never fails. */
function refresherOf(
  { tokens, gate, exclusively }: SessionOptions,
  isOfOther: () => boolean,
  renew: (signal: AbortSignal) => Promise<IssuedToken>,
): () => Promise<void> {
  let refreshing: Promise<void> | undefined;
  let pausedUntil = 0;
  let seen: { readonly token: string | null; readonly expiry: number } | undefined;

  const isDue = () => {
    const now = Date.now();
    const token = tokens.read();
    const expiry = tokens.readExpiry();
    // After another tab renews, the new token shows before its new end: until then, the end read is the old one.
    if (seen !== undefined && token !== seen.token && expiry === seen.expiry) return false;
    seen = { token, expiry };
    return token !== null && !gate.isOpen() && !isOfOther() && expiry > now && needsRefresh(expiry, now);
  };

  async function refresh(): Promise<void> {
    // Another tab may have refreshed it during the wait.
    if (!isDue()) return;
    const former = tokens.read();
    const signal = AbortSignal.timeout(REFRESH_LASTS_MS);
    const issued = await renew(signal).catch(() => undefined);
    // A sign-out or a sign-in that happened meanwhile wins.
    if (issued !== undefined && tokens.read() === former) tokens.keep(issued);
    if (isDue()) pausedUntil = performance.now() + REFRESH_PAUSE_MS;
  }

  async function refreshIfNeeded(): Promise<void> {
    if (!isDue() || performance.now() < pausedUntil) return;
    refreshing ??= exclusively(refresh)
      .catch(() => undefined)
      .finally(() => {
        refreshing = undefined;
      });
    await refreshing;
  }

  return refreshIfNeeded;
}

/** What a refused token leads to: the re-login of its person, or that of the page's. */
function reloginOf(
  { tokens, gate, isAtBase, onExpired, onSignedOut, onGivenUp }: SessionOptions,
  enterForOwn: () => Promise<ReloginOutcome>,
) {
  /** The token whose refusal opened the re-login. */
  let refused: string | null = null;

  const onUnauthorized: NonNullable<ClientOptions['onUnauthorized']> = async (started, error, sentToken) => {
    const { endpoint } = started;
    // A 401 of sign-in, sign-out or refresh has its own meaning.
    if (endpoint.path.startsWith(session.authenticate.path) || isOf(endpoint, session.refreshToken)) return 'reject';
    if (isOtherPerson(error)) {
      const outcome = await enterForOwn();
      if (outcome === 'reject') onGivenUp(error);
      return outcome;
    }
    const current = tokens.read();
    // The session was renewed since the call left, here or in another tab.
    if (current !== null && current !== sentToken && !gate.isOpen()) return 'replay';
    if (isOf(endpoint, session.account)) return 'reject';
    if (current === null || isAtBase()) {
      tokens.clear();
      onSignedOut();
      return 'reject';
    }
    // A call of the re-login itself, which left without a token, must not wait for it.
    if (gate.isOpen() && sentToken === null) return 'reject';
    if (!gate.isOpen()) {
      refused = sentToken;
      onExpired(error, started);
    }
    const outcome = await gate.enter();
    if (outcome === 'reject') onGivenUp(error);
    return outcome;
  };

  const tokenFor = (endpoint: Endpoint): string | null => {
    const current = tokens.read();
    if (!gate.isOpen() || !isSessionCall(endpoint)) return current;
    // Once renewed, it tells by the account who signed in, before any call is replayed (decision 0073).
    return isOf(endpoint, session.account) && current !== refused ? current : null;
  };

  return { tokenFor, onUnauthorized };
}

/** The client of a signed-in person: refreshes the token in time, holds calls during a re-login and replays them (S1). */
export function createSessionClient(options: SessionOptions): SessionClient {
  const { tokens, gate, onGivenUp, onOtherPerson } = options;
  const isOfOther = (): boolean => {
    const token = tokens.read();
    const shown = options.habilisId?.() ?? null;
    const holder = token === null ? null : personneOf(token);
    return holder !== null && shown !== null && holder !== shown;
  };
  /** Waits until the person of the page is signed in again; for a refresh nobody waits, as it would keep the other tabs from theirs. */
  const enterForOwn = () => {
    onOtherPerson?.();
    return gate.enter();
  };

  const refreshIfNeeded = refresherOf(options, isOfOther, (signal) =>
    call(session.refreshToken, {}, { background: true, signal }),
  );

  async function replayed(held: Promise<ReloginOutcome>): Promise<void> {
    if ((await held) === 'replay') return;
    const error = new ProblemError(401, { title: 'non-authentifie' });
    onGivenUp(error);
    throw error;
  }

  async function hold({ endpoint }: CallInfo): Promise<void> {
    if (isOf(endpoint, session.authenticate, session.authenticated, session.refreshToken)) return;
    if (isOfOther()) {
      await replayed(enterForOwn());
      return;
    }
    if (isSessionCall(endpoint)) return;
    // What is made during a re-login is held, even one that ends at once.
    if (!gate.isOpen()) await refreshIfNeeded();
    await replayed(gate.wait());
  }

  const { tokenFor, onUnauthorized } = reloginOf(options, enterForOwn);
  const call: Call = withoutEndedRole(
    createClient({
      ...options,
      token: tokenFor,
      beforeCall: hold,
      onUnauthorized,
    }),
  );
  return { call, isOfOther, refreshIfNeeded };
}
