import { ProblemError } from '@habilis/api/client/errors';
import * as z from 'zod/mini';
import type { StoredDemande } from './DemandeKind.ts';

/** The demande has changed since it was read: `courant` is what is stored now, when the server gives it. */
export type Conflict<D> = {
  readonly courant: D | null;
  /** It left this task: the typed values can no longer replace it. */
  readonly isMoved: boolean;
  /** Met by an action that was pressed, not while one types: it takes the focus. */
  readonly isOfAction?: true;
  /** What was written for the action that met it: its dialog is closed. */
  readonly commentaire?: string;
};

/** Whether nothing is left to choose: what was typed can replace nothing any more. */
export const isOver = ({ isMoved, courant }: Conflict<unknown>): boolean => isMoved || courant === null;

const MOVED = new Set(['demande.etape-modifiee', 'session-certification.etape-modifiee']);
const TITLES = new Set(['demande.version-perimee', 'session-certification.version-perimee', ...MOVED]);

/** Whether an error says that another version is stored (rules/wire#versions). */
export const isConflict = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status === 409 && TITLES.has(error.problem.title);

/** The conflict that an error describes; undefined for any other error (rules/wire#versions). */
export function conflictOf<D extends StoredDemande>(
  error: unknown,
  Demande: z.ZodMiniType<D>,
): Conflict<D> | undefined {
  if (!isConflict(error)) return undefined;
  const parsed = z.safeParse(Demande, error.problem.courant);
  const courant = parsed.success ? parsed.data : null;
  return { courant, isMoved: MOVED.has(error.problem.title) || courant?.modifiable !== true };
}
