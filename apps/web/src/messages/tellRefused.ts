import { ProblemError } from '@habilis/api/client/errors';
import { ERROR_CATALOGUE } from './errorCatalogue.ts';
import { isSilent, problemText } from './reportError.ts';
import { tellFailed } from './tellDone.ts';
import { currentTexts } from './texts.ts';

/** Whether an error is a refusal that the catalogue leaves to the page, such as a 400, 409, 413 or 429 (E10). */
export const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && ERROR_CATALOGUE[error.status] === undefined;

/** A refusal in words; too many calls say how many minutes to wait. */
export function refusalText({ status, retryAfter, problem }: ProblemError): string {
  if (status !== 429) return problemText(problem.title);
  return currentTexts()('compte.erreurs.trop-de-demandes', { minutes: Math.ceil((retryAfter ?? 60) / 60) });
}

/** Shows a refusal that the catalogue leaves to the page, after what failed; any other error was shown by the catalogue. Gives the key of the toast. */
export function tellRefused(error: unknown, ...failed: readonly string[]): string | null {
  return isRefusal(error) && !isSilent(error) ? tellFailed(...failed, refusalText(error)) : null;
}
