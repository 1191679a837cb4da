import { ProblemError } from '@habilis/api/client/errors';
import * as z from 'zod/mini';
import type { StoredDemande } from './DemandeKind.ts';

/** The request is no longer what was read: `courant` is what is stored now, when the server tells it. */
export type Conflict<D> = {
  readonly courant: D | null;
  /** It left this task: what was typed can no longer be put over it. */
  readonly isMoved: boolean;
};

const TITLES = new Set(['demande.version-perimee', 'demande.etape-modifiee']);

/** Whether a refusal says that another version is stored (wire, Versions). */
export const isConflict = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status === 409 && TITLES.has(error.problem.title);

/** What a refusal says of another version, undefined when it says something else (wire, Versions). */
export function conflictOf<D extends StoredDemande>(
  error: unknown,
  Demande: z.ZodMiniType<D>,
): Conflict<D> | undefined {
  if (!isConflict(error)) return undefined;
  const parsed = z.safeParse(Demande, error.problem.courant);
  const courant = parsed.success ? parsed.data : null;
  return { courant, isMoved: error.problem.title === 'demande.etape-modifiee' || courant?.modifiable !== true };
}
