import ky, { type KyInstance, TimeoutError } from 'ky';
import * as z from 'zod/mini';
import type { AnswerOf, CallInput, Endpoint } from '../endpoint.ts';
import { Problem } from '../wire/Problem.ts';
import { ContractError, ProblemError, TransportError } from './errors.ts';
import type { ReloginOutcome } from './reloginGate.ts';
import { sendForm } from './sendForm.ts';

/** One call under way. */
export type CallInfo = {
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly url: string;
  /** A call that no person started: it neither counts for loading nor clears messages (wire, Background calls). */
  readonly background: boolean;
};

/** A call that ended, kept for whoever listens (specification, section 3). */
export type CompletedCall = {
  readonly url: string;
  readonly method: string;
  readonly payload: unknown;
  readonly status: number;
};

export type Observer = {
  readonly started?: (call: CallInfo) => void;
  /** Share of the body that was sent, 0 to 1. */
  readonly progressed?: (call: CallInfo, ratio: number) => void;
  readonly ended?: (call: CallInfo, completed: CompletedCall) => void;
};

export type ClientOptions = {
  /** Such as `/api`, or a whole address outside the browser. */
  readonly baseUrl: string;
  /** Null leaves the call without Authorization. */
  readonly token: (endpoint: Endpoint) => string | null;
  readonly roleId?: () => number | null;
  readonly impersonation?: () => string | null;
  readonly xsrfToken?: () => string | null;
  /** Holds the call while a re-login is pending, and refreshes the token. */
  readonly beforeCall?: (call: CallInfo) => Promise<void>;
  /** What to do of a 401; `replay` sends the call once more with the new token. */
  readonly onUnauthorized?: (call: CallInfo, error: ProblemError) => Promise<ReloginOutcome>;
  readonly observer?: Observer;
};

export type CallOptions = {
  readonly background?: boolean;
  /** Leaves out the Impersonation header, so that one's own account is read (specification, section 6). */
  readonly bypassImpersonation?: boolean;
  /** Leaves out the Role-Id header of a role that has ended. */
  readonly withoutRole?: boolean;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (ratio: number) => void;
};

/** A file as it was answered. */
export type DownloadedFile = { readonly blob: Blob; readonly filename: string | null };
export type ClientAnswerOf<E extends Endpoint> = E extends { answer: { kind: 'file' } } ? DownloadedFile : AnswerOf<E>;

/** Makes a call of the contract; throws TransportError, ProblemError or ContractError. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<ClientAnswerOf<E>>;

type LooseInput = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly files?: readonly File[];
};

function addressOf({ path }: Endpoint, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return filled + (search.size > 0 ? `?${search}` : '');
}

function bodyOf({ body }: Endpoint, input: LooseInput): { json?: unknown; body?: FormData } {
  if (body === undefined) return {};
  if (body.kind === 'json' || (body.acceptsJson && (input.files ?? []).length === 0)) return { json: input.body };
  const form = new FormData();
  form.append('data', JSON.stringify(input.body));
  for (const file of input.files ?? []) form.append(body.files, file, file.name);
  return { body: form };
}

async function problemOf(response: Response): Promise<ProblemError> {
  const parsed = z.safeParse(Problem, await response.json().catch(() => undefined));
  const wait = Number(response.headers.get('retry-after'));
  return new ProblemError(
    response.status,
    parsed.success ? parsed.data : { title: `http.${response.status}` },
    wait > 0 ? wait : undefined,
  );
}

function filenameOf(response: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}

async function readAnswer(call: CallInfo, response: Response): Promise<unknown> {
  const { answer, method, path } = call.endpoint;
  if (answer.kind === 'nothing') return undefined;
  const broken = (cause: unknown): never => {
    // A body cut short is the network's fault, an unreadable or unknown one the server's.
    if (cause instanceof TypeError) throw new TransportError(cause);
    throw new ContractError(`${method} ${path}`, cause);
  };
  if (answer.kind === 'file') return { blob: await response.blob().catch(broken), filename: filenameOf(response) };
  const text = await response.text().catch(broken);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return broken(error);
  }
  const parsed = z.safeParse(answer.schema, value);
  return parsed.success ? parsed.data : broken(parsed.error);
}

function headersOf(
  options: ClientOptions,
  callOptions: CallOptions,
  endpoint: Endpoint,
  idempotencyKey: string,
): Record<string, string> {
  const token = options.token(endpoint);
  const roleId = callOptions.withoutRole === true ? null : (options.roleId?.() ?? null);
  const impersonation = callOptions.bypassImpersonation === true ? null : (options.impersonation?.() ?? null);
  const xsrf = options.xsrfToken?.() ?? null;
  const isWrite = endpoint.method !== 'GET';
  return {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(roleId === null ? {} : { 'Role-Id': String(roleId) }),
    ...(impersonation === null ? {} : { Impersonation: impersonation }),
    ...(isWrite && xsrf !== null ? { 'X-XSRF-TOKEN': xsrf } : {}),
    ...(isWrite ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}

/** The HTTP client made from the contract: `call(endpoint, input)`. It never shows, navigates or logs. */
export function createClient(options: ClientOptions): Call {
  const http: KyInstance = ky.create({ retry: 0, timeout: 120_000, throwHttpErrors: false });

  async function attempt(
    call: CallInfo,
    input: LooseInput,
    callOptions: CallOptions,
    idempotencyKey: string,
  ): Promise<{ value: unknown; status: number }> {
    await options.beforeCall?.(call);
    const progress = (ratio: number) => {
      callOptions.onUploadProgress?.(ratio);
      options.observer?.progressed?.(call, ratio);
    };
    const content = bodyOf(call.endpoint, input);
    let response: Response;
    try {
      const url = options.baseUrl + call.url;
      const { method } = call.endpoint;
      const headers = headersOf(options, callOptions, call.endpoint, idempotencyKey);
      const { signal } = callOptions;
      response =
        content.body !== undefined && typeof XMLHttpRequest !== 'undefined'
          ? await sendForm(url, { method, headers, body: content.body, signal, onProgress: progress })
          : await http(url, { method, headers, ...content, ...(signal === undefined ? {} : { signal }) });
    } catch (error) {
      if (callOptions.signal?.aborted === true) throw error;
      if (error instanceof TimeoutError || error instanceof TypeError || error instanceof Error)
        throw new TransportError(error);
      throw error;
    }
    if (!response.ok) throw await problemOf(response);
    return { value: await readAnswer(call, response), status: response.status };
  }

  async function withReplay(call: CallInfo, input: LooseInput, callOptions: CallOptions, key: string) {
    try {
      return await attempt(call, input, callOptions, key);
    } catch (error) {
      const isExpired = error instanceof ProblemError && error.status === 401 && options.onUnauthorized !== undefined;
      if (!isExpired || (await options.onUnauthorized?.(call, error)) !== 'replay') throw error;
      return attempt(call, input, callOptions, key);
    }
  }

  async function run(endpoint: Endpoint, input: LooseInput, callOptions: CallOptions = {}): Promise<unknown> {
    const key = callOptions.idempotencyKey ?? crypto.randomUUID();
    const call: CallInfo = {
      key,
      endpoint,
      url: addressOf(endpoint, input),
      background: callOptions.background === true,
    };
    let status = 0;
    options.observer?.started?.(call);
    try {
      const done = await withReplay(call, input, callOptions, key);
      status = done.status;
      return done.value;
    } catch (error) {
      if (error instanceof ProblemError) status = error.status;
      throw error;
    } finally {
      options.observer?.ended?.(call, { url: call.url, method: endpoint.method, payload: input.body, status });
    }
  }
  return run as Call;
}
