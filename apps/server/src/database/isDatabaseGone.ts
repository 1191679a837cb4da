/** Conditions of PostgreSQL under which it takes nothing for now: class 08, 53 and 57P, read only after a switch, its own disk in error. */
const GONE = /^(08...|53...|57P0.|25006|58030)$/;

/** Conditions of the network on the way to it. */
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

/** What the driver says without a code of a connection that was lost, could not be made in time or had been lost before. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database is away, full or between two states: what was asked may be asked again. */
export function isDatabaseGone(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return GONE.test(code) || UNREACHABLE.has(code) || LOST.test(error.message);
}
