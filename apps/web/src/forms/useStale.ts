import { ProblemError } from '@habilis/api/client/errors';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FieldRefusal } from './FieldRefusal.ts';

/** What somebody else has saved in the meantime, as the refusal of a stale write with this title brings it; `StaleNotice` asks about it. */
export function useStale<T>(title: string, schema: z.ZodMiniType<T>) {
  const [theirs, setTheirs] = useState<T | null>(null);
  return {
    theirs,
    settle: () => setTheirs(null),
    /** Runs a write; a stale one is told by the notice, and nowhere else. */
    watch: async <A>(write: () => Promise<A>): Promise<A> => {
      setTheirs(null);
      try {
        return await write();
      } catch (error) {
        const isStale = error instanceof ProblemError && error.problem.title === title;
        const courant = isStale ? z.safeParse(schema, error.problem.courant).data : undefined;
        if (courant === undefined) throw error;
        setTheirs(courant);
        throw new FieldRefusal([]);
      }
    },
  };
}
