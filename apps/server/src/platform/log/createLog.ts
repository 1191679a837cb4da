import { type DestinationStream, type Logger, pino } from 'pino';

const EMAIL = /[^\s@<>"'(]+@[^\s@<>"')]+/g;
const QUOTED = /"[^"]*"|\([^()]*\)=\([^()]*\)/g;

/** A message without the values that a database or a mail server quotes in it. */
const withoutValues = (text: string): string => text.replaceAll(QUOTED, '…').replaceAll(EMAIL, '…');

/** An error as the log may have it: its place in the code and its code, none of the data that it carries. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { code, status, constraint, cause } = error as Error & Readonly<Record<string, unknown>>;
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: frames.join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(status === undefined ? {} : { status }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

type LoggedRequest = { readonly method: string; readonly routeOptions?: { readonly url?: string | undefined } };

/** The log of the process, one JSON object a line: which call, which code, how long; nobody's name, address or words. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      err: describeError,
      // The route and not the address: a search holds the name that is looked for.
      req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
