import { commission } from '@habilis/api/commission/endpoints';
import type { Seance } from '@habilis/api/commission/Seance';
import { useEffect, useState } from 'react';
import { call } from '../../../session/call.ts';

/** The seances already fixed, where a day is asked for; null until they are read, none where they cannot be. */
export function useSeances(isAsked: boolean): readonly Seance[] | null {
  const [seances, setSeances] = useState<readonly Seance[] | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    call(commission.seances, {}, { background: true, signal: leaving.signal }).then(
      ({ ouvertes }) => setSeances(ouvertes),
      () => !leaving.signal.aborted && setSeances([]),
    );
    return () => leaving.abort();
  }, [isAsked]);
  return seances;
}
