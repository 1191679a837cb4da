import { ProblemError } from '@habilis/api/client/errors';
import { takeBack } from '../messages/reportError.ts';

/** Whether what is called for is gone, or was never there; the page that asks says so in its own words, and no toast does (E1). */
export function isGone(error: unknown): error is ProblemError {
  if (!(error instanceof ProblemError) || error.status !== 404) return false;
  takeBack(error);
  return true;
}

/** What a call finds, or null where it is gone: a malformed address gets the same answer as an unknown one. */
export async function foundOrNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isGone(error) || (error instanceof ProblemError && error.status === 400)) return null;
    throw error;
  }
}
