import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { useEffect, useState } from 'react';
import { call } from '../../session/call.ts';

const ASKED_EVERY_MS = 20_000;

/** How a session stands now that is at its formateur's: asked again while the page is in sight, and whenever it comes back to it (SC851). */
export function useEtatActuel(id: number | null, isAtFormateurs: boolean): SessionCertification | null {
  const [seen, setSeen] = useState<SessionCertification | null>(null);
  const isOver = seen !== null && seen.chezFormateur === undefined;
  useEffect(() => {
    if (id === null || !isAtFormateurs || isOver) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      const read = call(sessionCertification.get, { params: { id } }, { background: true, signal });
      // What could not be asked is asked the next time.
      read.then((session) => !signal.aborted && setSeen(session)).catch(() => undefined);
    };
    const timer = setInterval(ask, ASKED_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      ending.abort();
    };
  }, [id, isAtFormateurs, isOver]);
  return seen;
}
