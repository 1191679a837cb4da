import { ProblemError } from '@habilis/api/client/errors';

/** The number of the call that failed last since the page was loaded, for a message to the support (EX1089). */
export const failed: { requete: string | null } = { requete: null };

/** The number of a refused call in the server's log; null when it got no answer. */
export function requeteOf(error: unknown): string | null {
  if (!(error instanceof ProblemError)) return null;
  failed.requete = error.requete;
  return error.requete;
}
