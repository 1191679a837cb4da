import { type DelayMode, delay, HttpHandler } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { perRun } from './perRun.ts';

export type MockOptions = {
  /** Milliseconds before the answer, or `infinite` for a call that never ends. */
  readonly delay?: number | Extract<DelayMode, 'infinite'>;
  /** Answers only the first call; later calls go to the handlers below. */
  readonly isOnce?: boolean;
};

const patterns = new WeakMap<Endpoint, RegExp>();

/** The address of a call under any origin and base, with or without its last slash, as the server takes it. */
function patternOf(endpoint: Endpoint): RegExp {
  const known = patterns.get(endpoint);
  if (known !== undefined) return known;
  const path = endpoint.path.replace(/\/$/, '').replaceAll(/:([A-Za-z]+)/g, '(?<$1>[^/]+)');
  const pattern = new RegExp(`/api${path}/?$`);
  patterns.set(endpoint, pattern);
  return pattern;
}

/** The parsed path parameters, undefined when the address is another call's: an id that does not fit its pattern means another call. */
function paramsOf(endpoint: Endpoint, request: Request): Readonly<Record<string, unknown>> | undefined {
  const found = patternOf(endpoint).exec(pathnameOf(request));
  if (found === null) return undefined;
  if (endpoint.params === undefined) return {};
  const texts = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
  const parsed = z.safeParse(endpoint.params, Object.fromEntries(texts));
  return parsed.success ? (parsed.data as Readonly<Record<string, unknown>>) : undefined;
}

const pathnames = new WeakMap<Request, string>();

/** The path of a call, computed once for all handlers. */
function pathnameOf(request: Request): string {
  const known = pathnames.get(request) ?? new URL(request.url).pathname;
  pathnames.set(request, known);
  return known;
}

/** A handler that reads the address only: MSW's own reads every cookie of the page for each handler it passes by. */
class CallHandler extends HttpHandler {
  override async parse({ request }: { readonly request: Request }) {
    const { path, method } = this.info;
    const matches =
      request.method === method && typeof path === 'function' && (await path({ request, cookies: {} })) === true;
    return { match: { matches, params: {} }, cookies: {} };
  }
}

/** An MSW handler for a call of the contract. */
export function handle(
  endpoint: Endpoint,
  answer: (request: Request, params: Readonly<Record<string, unknown>>) => Response | Promise<Response>,
  { delay: pause, isOnce = false }: MockOptions = {},
): HttpHandler {
  const answered = perRun(() => ({ isUsed: false }));
  return new CallHandler(
    endpoint.method,
    ({ request }) => paramsOf(endpoint, request) !== undefined,
    async ({ request }) => {
      const state = answered();
      // No answer hands the call to the handlers below.
      if (isOnce && state.isUsed) return undefined;
      state.isUsed = true;
      if (pause !== undefined) await delay(pause);
      return answer(request, paramsOf(endpoint, request) ?? {});
    },
  );
}
