import { type DestinationStream, type Logger, pino } from 'pino';

const EMAIL = /(?<![^\s@<>"'(])[^\s@<>"'(]+@[^\s@<>"')]+/g;
const QUOTED = /"[^"]*"|\([^()]*\)=\([^()]*\)/g;

/** An error message without the values quoted by a database or mail server. */
const withoutValues = (text: string): string => text.replaceAll(QUOTED, '…').replaceAll(EMAIL, '…');

/** How many of the errors that one error gathers are told. */
const MOST_GATHERED = 5;

/** The errors that an error gathers. */
const gatheredBy = (error: Error): readonly unknown[] => (error instanceof AggregateError ? error.errors : []);

/** An error for the log: its stack and code, its cause and those that it gathers, without the data that it carries. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const gathered = gatheredBy(error).slice(0, MOST_GATHERED);
  const { code, status, constraint, cause } = error as Error & Readonly<Record<string, unknown>>;
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: frames.join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(status === undefined ? {} : { status }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
    ...(gathered.length === 0 ? {} : { errors: gathered.map(describeError) }),
  };
}

type LoggedRequest = { readonly method: string; readonly routeOptions?: { readonly url?: string | undefined } };

/** The process's log, one JSON object per line: call, code, duration; no person's name, address or words. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      err: describeError,
      // The route rather than the URL, whose search may hold a person's name.
      req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
