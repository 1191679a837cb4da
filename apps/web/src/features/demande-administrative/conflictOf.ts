import { ProblemError } from '@habilis/api/client/errors';
import { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import * as z from 'zod/mini';

/** The request is no longer what was read: `courant` is what is stored now, when the server tells it. */
export type Conflict = {
  readonly courant: DemandeAdministrative | null;
  /** It left this task: what was typed cannot be put over it. */
  readonly isMoved: boolean;
};

const TITLES = new Set(['demande.version-perimee', 'demande.etape-modifiee']);

/** What a refusal says of another version, undefined when it says something else (wire, Versions). */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof ProblemError) || error.status !== 409 || !TITLES.has(error.problem.title)) return undefined;
  const parsed = z.safeParse(DemandeAdministrative, error.problem.courant);
  const courant = parsed.success ? parsed.data : null;
  return { courant, isMoved: error.problem.title === 'demande.etape-modifiee' || courant?.modifiable !== true };
}
