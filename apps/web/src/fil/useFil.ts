import type { Fil } from '@habilis/api/fil/Fil';
import { fil as calls } from '@habilis/api/fil/endpoints';
import type { DossierFil } from '@habilis/domain/fil/DOSSIERS_FIL';
import { useEffect, useState } from 'react';
import { countAlertes } from '../alerte/alerteCount.ts';
import { call } from '../session/call.ts';
import { isGone } from '../session/foundOrNull.ts';
import { keepNew } from './keepNew.ts';

/** The file that a thread is about. */
export type FileOfFil = { readonly dossier: DossierFil; readonly id: number };

/** A thread as this page knows it. */
export type FilLu = {
  readonly fil: Fil | null;
  /** Why it could not be read; null when it was. */
  readonly error: unknown;
  readonly reread: () => Promise<void>;
  /** What a call of it has answered. */
  readonly take: (answer: Fil) => void;
};

type Read = Pick<FilLu, 'fil' | 'error'>;

const NOT_READ: Read = { fil: null, error: null };

/** What is known once a call has answered. */
const taking =
  (answer: Fil, isOpen: boolean) =>
  ({ fil }: Read): Read => ({ fil: isOpen ? keepNew(fil, answer) : answer, error: null });

/** The thread of a file: read with its page, when it is opened and each time the tab comes back, and noted as read once it is open. What was new when it was opened stays marked. */
export function useFil({ dossier, id }: FileOfFil, { isMine, isOpen }: { isMine: boolean; isOpen: boolean }): FilLu {
  const [{ fil, error }, setRead] = useState(NOT_READ);
  const take = (answer: Fil) => setRead(taking(answer, isOpen));
  const reread = () =>
    call(calls.get, { params: { dossier, id } }, { background: true }).then(take, (failure: unknown) =>
      setRead((known) => ({ ...known, error: failure })),
    );
  useEffect(() => {
    if (!isMine) return undefined;
    const read = () =>
      call(calls.get, { params: { dossier, id } }, { background: true }).then(
        // It may come after the note that it is read.
        (answer) => setRead(taking(answer, isOpen)),
        (failure: unknown) => setRead((known) => ({ ...known, error: failure })),
      );
    const onShown = () => document.visibilityState === 'visible' && void read();
    void read();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [dossier, id, isMine, isOpen]);
  const last = fil?.messages.at(-1)?.id;
  const hasNew = (fil?.nouveaux ?? 0) > 0;
  useEffect(() => {
    if (!isOpen || !hasNew || last === undefined) return;
    call(calls.lire, { params: { dossier, id }, body: { jusqua: last } }, { background: true }).then(
      ({ nouveaux }) => {
        setRead((known) => ({ ...known, fil: known.fil && { ...known.fil, nouveaux } }));
        countAlertes();
      },
      // It stays new until it is opened again; of a file that is gone the thread itself says so.
      (failure: unknown) => isGone(failure) && setRead((known) => ({ ...known, error: failure })),
    );
  }, [dossier, id, isOpen, hasNew, last]);
  return { fil, error, reread, take };
}
