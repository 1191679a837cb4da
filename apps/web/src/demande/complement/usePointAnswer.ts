import { type ComplementPoint, ComplementPoint as PointSchema } from '@habilis/api/examen/Complement';
import { ProblemError } from '@habilis/api/client/errors';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type AutosaveState, createAutosaveQueue } from '../../document/autosaveQueue.ts';
import type { SavePoint } from './AncreWords.ts';
import { isFinal, retryMs } from '../../document/retryPolicy.ts';

const AUTOSAVE_DELAY_MS = 800;

type Answer = Pick<ComplementPoint, 'traite' | 'reponse'>;

/** The version of a point that a colleague saved meanwhile; undefined when the error is another. */
function storedElsewhere(error: unknown): ComplementPoint | undefined {
  if (!(error instanceof ProblemError) || error.status !== 409) return undefined;
  const parsed = z.safeParse(PointSchema, error.problem.courant);
  return parsed.success ? parsed.data : undefined;
}

/** The answer to a point, saved automatically; when two people of an entite answer, the last one wins, after seeing the other's answer (DH65). */
export function usePointAnswer(point: ComplementPoint, save: SavePoint) {
  const [answer, setAnswer] = useState<Answer>({ traite: point.traite, reponse: point.reponse });
  const [other, setOther] = useState<ComplementPoint | null>(null);
  const [status, setStatus] = useState<AutosaveState>({ kind: 'idle' });
  const [queue] = useState(() => {
    let { version } = point;
    return createAutosaveQueue<Answer>({
      save: async (value) => {
        try {
          ({ version } = await save({ pointId: point.id, version, ...value }));
        } catch (error) {
          const elsewhere = storedElsewhere(error);
          if (elsewhere !== undefined) {
            ({ version } = elsewhere);
            setOther(elsewhere);
          }
          throw error;
        }
      },
      isFinal,
      onState: setStatus,
      delayMs: AUTOSAVE_DELAY_MS,
      retryMs,
    });
  });
  useEffect(() => {
    addEventListener('online', queue.retryNow);
    return () => {
      removeEventListener('online', queue.retryNow);
      queue.dispose();
    };
  }, [queue]);
  const change = (changes: Partial<Answer>) => {
    const next = { ...answer, ...changes };
    setAnswer(next);
    setOther(null);
    queue.change(next);
  };
  return { answer, other, status, change, queue };
}
