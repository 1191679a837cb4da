import ky, { type KyInstance } from 'ky';
import { type AnswerOf, type CallInput, type Endpoint, impersonationModeOf } from '../endpoint.ts';
import { ContractError, ProblemError, TransportError } from './errors.ts';
import { problemOf, readAnswer } from './readAnswer.ts';
import type { ReloginOutcome } from './reloginGate.ts';
import { newKey } from './newKey.ts';
import { addressOf, bodyOf, headersOf, type LooseInput } from './requestOf.ts';
import { unlessAborted } from './unlessAborted.ts';
import { watchSilence } from './watchSilence.ts';

/** How many calls were begun, by whatever client. */
let begun = 0;

/** One call under way. */
export type CallInfo = {
  /** Identifies this call alone, even among calls with the same Idempotency-Key. */
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly url: string;
  /** A call that nobody started: it shows no loading and clears no message (rules/wire#background-calls). */
  readonly background: boolean;
};

/** A call that ended, as given to listeners (F28). */
export type CompletedCall = {
  readonly url: string;
  readonly method: string;
  readonly payload: unknown;
  /** Status of the last answer; 0 without answer. */
  readonly status: number;
};

export type Observer = {
  readonly started?: (call: CallInfo) => void;
  /** Called with the share of the body sent, 0 to 1. */
  readonly progressed?: (call: CallInfo, ratio: number) => void;
  readonly ended?: (call: CallInfo, completed: CompletedCall) => void;
};

export type ClientOptions = {
  /** For instance `/api`, or a full address outside the browser. */
  readonly baseUrl: string;
  /** With null, the call is sent without Authorization. */
  readonly token: (endpoint: Endpoint) => string | null;
  readonly roleId?: () => number | null;
  readonly impersonation?: () => string | null;
  /** Whose page it is, in their own name: a token of somebody else is then refused (409 `session.autre-personne`). */
  readonly habilisId?: () => string | null;
  /** The anti-forgery token from the same-origin cookie; leave it out for another origin. */
  readonly xsrfToken?: () => string | null;
  /** Has the server set a new anti-forgery cookie; a write refused for its cookie is then sent once more. */
  readonly renewXsrf?: () => Promise<unknown>;
  /** Called first: holds the call during a re-login, and refreshes the token. */
  readonly beforeCall?: (call: CallInfo) => Promise<void>;
  /** What to do of a 401, or of another person's token, to a call sent with that token; `replay` sends it once more with the current one. */
  readonly onUnauthorized?: (call: CallInfo, error: ProblemError, sentToken: string | null) => Promise<ReloginOutcome>;
  readonly observer?: Observer;
  /** Silence, in both directions, after which the other end is given up. @default 120000 */
  readonly silenceMs?: number;
  /** Replaces the browser's own sending, forms included. @default the global fetch */
  readonly fetch?: typeof fetch;
};

export type CallOptions = {
  readonly background?: boolean;
  /** Leaves out the Impersonation header, so that one's own account is read (S11). */
  readonly bypassImpersonation?: boolean;
  /** The role to ask under, where it is not the one whose area is open. */
  readonly roleId?: number | undefined;
  /** Leaves out the Role-Id header of a role that has ended. */
  readonly withoutRole?: boolean;
  readonly idempotencyKey?: string;
  /** Gives the call up, sent or held; it then throws the reason of the signal. */
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (ratio: number) => void;
};

/** A downloaded file. */
export type DownloadedFile = { readonly blob: Blob; readonly filename: string | null };
export type ClientAnswerOf<E extends Endpoint> = E extends { answer: { kind: 'file' } } ? DownloadedFile : AnswerOf<E>;

/** Makes a call of the contract; throws TransportError, ProblemError or ContractError. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<ClientAnswerOf<E>>;

/** A call with everything needed to send it, or to send it again. */
type Started = {
  readonly call: CallInfo;
  readonly input: LooseInput;
  readonly callOptions: CallOptions;
  readonly idempotencyKey: string;
};

const SILENCE_MS = 120_000;

/** Whether the page belongs to another person than the token that was sent. */
export const isOtherPerson = ({ problem }: ProblemError): boolean => problem.title === 'session.autre-personne';
const isOfToken = (error: ProblemError): boolean => error.status === 401 || isOtherPerson(error);

/** Whose call it is, and that it comes from a page of ours. */
type Credentials = { readonly token: string | null; readonly xsrf: string | null };

const httpOf = ({ fetch: own }: ClientOptions): KyInstance =>
  ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    // The contract has no redirection; following one would send a write and its headers elsewhere.
    redirect: 'manual',
    ...(own === undefined ? {} : { fetch: own }),
  });

/** Renews the anti-forgery cookie; calls that need it share one renewal: each one would replace the one before. */
function sharedRenewal(options: ClientOptions): () => Promise<unknown> {
  let renewing: Promise<unknown> | undefined;
  return () => {
    renewing ??= Promise.resolve(options.renewXsrf?.())
      .catch(() => undefined)
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
}

/** Sends the call once and reads its answer to the end. */
async function exchange(
  options: ClientOptions,
  http: KyInstance,
  { call, input, callOptions, idempotencyKey }: Started,
  { token, xsrf }: Credentials,
): Promise<{ value: unknown; status: number }> {
  const { endpoint } = call;
  const { method } = endpoint;
  const acting = options.impersonation?.() ?? null;
  const isOwn = impersonationModeOf(endpoint) === 'own';
  const impersonation = isOwn || callOptions.bypassImpersonation === true ? null : acting;
  // During an impersonation the role is the other person's: a call about the caller's own account leaves it out.
  const isWithoutRole = callOptions.withoutRole === true || (isOwn && acting !== null);
  const roleId = isWithoutRole ? null : (callOptions.roleId ?? options.roleId?.() ?? null);
  const habilisId = options.habilisId?.() ?? null;
  const headers = headersOf(endpoint, { token, habilisId, roleId, impersonation, xsrf }, idempotencyKey);
  const { json, form } = bodyOf(endpoint, input);
  const { signal, moved, end } = watchSilence(options.silenceMs ?? SILENCE_MS, callOptions.signal);
  const onProgress = (ratio: number) => {
    moved();
    callOptions.onUploadProgress?.(ratio);
    options.observer?.progressed?.(call, ratio);
  };
  const url = options.baseUrl + call.url;
  const send = async (): Promise<Response> => {
    if (form === undefined) return http(url, { method, headers, signal, ...(json === undefined ? {} : { json }) });
    if (options.fetch === undefined && typeof XMLHttpRequest !== 'undefined') {
      // Read with the first form, as no other call needs it; where it cannot be, the form goes without its exact progress.
      const byBrowser = await import('./sendForm.ts').catch(() => null);
      if (byBrowser !== null) {
        return byBrowser.sendForm(url, { method, headers, body: form, signal, onProgress, onMoved: moved });
      }
    }
    return http(url, { method, headers, signal, body: form, onUploadProgress: ({ percent }) => onProgress(percent) });
  };
  try {
    const response = await send();
    moved();
    if (response.status >= 400) throw await problemOf(response, moved);
    return { value: await readAnswer(endpoint, response, moved), status: response.status };
  } catch (error) {
    callOptions.signal?.throwIfAborted();
    if (error instanceof ProblemError || error instanceof ContractError) throw error;
    throw new TransportError(error);
  } finally {
    end();
  }
}

/** The HTTP client made from the contract: `call(endpoint, input)`. It never shows, navigates or logs. */
export function createClient(options: ClientOptions): Call {
  const { observer } = options;
  const http = httpOf(options);
  const readXsrf = () => options.xsrfToken?.() ?? null;
  const renewXsrf = sharedRenewal(options);

  /** Sends the call, and once more if its anti-forgery cookie was refused and another one is now available. */
  async function withXsrf(started: Started, token: string | null) {
    const sent = readXsrf();
    try {
      return await exchange(options, http, started, { token, xsrf: sent });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 403 || error.problem.title !== 'csrf') throw error;
      // Another tab may have had it renewed since this call left.
      if (readXsrf() === sent) await unlessAborted(renewXsrf(), started.callOptions.signal);
      const current = readXsrf();
      if (current === null || current === sent) throw error;
      return exchange(options, http, started, { token, xsrf: current });
    }
  }

  async function withReplay(started: Started) {
    const { call, callOptions } = started;
    const { signal } = callOptions;
    signal?.throwIfAborted();
    await unlessAborted(Promise.resolve(options.beforeCall?.(call)), signal);
    const token = options.token(call.endpoint);
    try {
      return await withXsrf(started, token);
    } catch (error) {
      if (!(error instanceof ProblemError) || !isOfToken(error) || options.onUnauthorized === undefined) throw error;
      if ((await unlessAborted(options.onUnauthorized(call, error, token), signal)) !== 'replay') throw error;
      return withXsrf(started, options.token(call.endpoint));
    }
  }

  async function run(endpoint: Endpoint, input: LooseInput, callOptions: CallOptions = {}): Promise<unknown> {
    const url = addressOf(endpoint, input);
    const call: CallInfo = { key: String(++begun), endpoint, url, background: callOptions.background === true };
    let status = 0;
    observer?.started?.(call);
    try {
      const idempotencyKey = callOptions.idempotencyKey ?? (endpoint.method === 'GET' ? '' : await newKey());
      const done = await withReplay({ call, input, callOptions, idempotencyKey });
      status = done.status;
      return done.value;
    } catch (error) {
      if (error instanceof ProblemError || error instanceof ContractError) status = error.status;
      throw error;
    } finally {
      observer?.ended?.(call, { url, method: endpoint.method, payload: input.body, status });
    }
  }
  return run as Call;
}
