import type { Fil } from '@habilis/api/fil/Fil';
import { fil as calls } from '@habilis/api/fil/endpoints';
import type { DossierFil } from '@habilis/domain/fil/DOSSIERS_FIL';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { countAlertes } from '../alerte/alerteCount.ts';
import { call } from '../session/call.ts';

/** The file that a thread is about. */
export type FileOfFil = { readonly dossier: DossierFil; readonly id: number };

/** A thread as this page knows it. */
export type FilLu = {
  readonly fil: Fil | null;
  /** Why it could not be read. */
  readonly error: unknown;
  readonly reread: () => Promise<void>;
  /** What a call of it has answered. */
  readonly take: (answer: Fil) => void;
};

/** The thread of a file: read with its page and each time the tab comes back, and noted as read once it is open. What was new when it was opened stays marked. */
export function useFil({ dossier, id }: FileOfFil, { isMine, isOpen }: { isMine: boolean; isOpen: boolean }): FilLu {
  const [fil, setFil] = useState<Fil | null>(null);
  const [error, setError] = useState<unknown>(null);
  const reread = useCallback(async () => {
    try {
      setFil(await call(calls.get, { params: { dossier, id } }, { background: true }));
      setError(null);
    } catch (failure) {
      setError(failure);
    }
  }, [dossier, id]);
  useEffect(() => {
    if (!isMine) return;
    const onShown = () => document.visibilityState === 'visible' && void reread();
    void reread();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [isMine, isOpen, reread]);
  const note = useEffectEvent(async (jusqua: number) => {
    try {
      const { nouveaux } = await call(calls.lire, { params: { dossier, id }, body: { jusqua } }, { background: true });
      setFil((known) => known && { ...known, nouveaux });
      countAlertes();
    } catch {
      // It stays new until it is opened again.
    }
  });
  const last = fil?.messages.at(-1)?.id;
  const hasNew = (fil?.nouveaux ?? 0) > 0;
  useEffect(() => {
    if (isOpen && hasNew && last !== undefined) void note(last);
  }, [isOpen, hasNew, last]);
  return { fil, error, reread, take: setFil };
}
