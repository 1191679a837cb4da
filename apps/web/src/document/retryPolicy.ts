import { ProblemError } from '@habilis/api/client/errors';

const FIRST_MS = 10_000;
const LONGEST_MS = 60_000;

/** Whether the server refused the write itself, so that a retry is useless. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ProblemError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

/** Milliseconds to wait after this many failures in a row: doubles up to a minute, and is never shorter than the server asks. */
export function retryMs(failures: number, error: unknown): number {
  const asked = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS));
}
