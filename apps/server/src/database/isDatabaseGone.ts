/** PostgreSQL codes for "not available now": classes 08, 53 and 57P, read-only after a switch, or its disk in error. */
const GONE = /^(08...|53...|57P0.|25006|58030)$/;

/** Network errors on the way to it. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The driver's messages, without a code, for a connection that is lost or could not be made in time. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database is away, full or switching over: the same query may be tried again. */
export function isDatabaseGone(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return GONE.test(code) || UNREACHABLE.has(code) || LOST.test(error.message);
}
