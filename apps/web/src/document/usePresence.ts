import { ProblemError } from '@habilis/api/client/errors';
import { type Presence, presence } from '@habilis/api/presence/endpoints';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { openActingAtom } from '../session/acting.ts';
import { call } from '../session/call.ts';

const BEAT_MS = 10_000;

type Demande = { readonly type: 'DA' | 'DH'; readonly id: number | null };
type Seen = { readonly others: readonly Presence[]; readonly tache: string | null };

const NOBODY: Seen = { others: [], tache: null };

/** Who else has a demande open, and its current task (null while unknown), asked again every 10 s while the page is visible. Whoever acts as another person neither asks nor is told of (rules/demandes#holder). */
export function usePresence({ type, id }: Demande, edite: boolean): Seen {
  const isActing = useAtomValue(openActingAtom) !== null;
  const [seen, setSeen] = useState(NOBODY);
  useEffect(() => {
    if (id === null || isActing) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let isAsking = false;
    const beat = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      try {
        const input = { params: { type, id }, body: { edite } };
        const { presents, tache } = await call(presence.signal, input, { background: true, signal });
        setSeen({ others: presents, tache: tache === '' ? null : tache });
      } catch (error) {
        if (signal.aborted) return;
        setSeen(NOBODY);
        // Refused, which is no outage: another call would be refused too.
        if (error instanceof ProblemError && error.status < 500) ending.abort();
      } finally {
        isAsking = false;
      }
    };
    const ask = () => void (signal.aborted ? undefined : beat());
    ask();
    const timer = setInterval(ask, BEAT_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      ending.abort();
    };
  }, [type, id, edite, isActing]);
  return seen;
}
