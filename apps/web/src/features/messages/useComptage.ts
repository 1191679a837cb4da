import { message } from '@habilis/api/message/endpoints';
import type { CalculCible } from '@habilis/api/message/Message';
import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import { useEffect, useRef, useState } from 'react';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';

const POLL_MS = 700;

/** A count of recipients: asked for, followed until it ends, given up; it is about the targets that it was asked for. */
export function useComptage(cibles: readonly CibleMessage[]) {
  const [calcul, setCalcul] = useState<CalculCible | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [about, setAbout] = useState('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The reading under way; its answer comes too late once the count is left, and is told to nobody. */
  const reading = useRef(new AbortController());
  const leave = () => {
    clearTimeout(waiting.current);
    reading.current.abort();
    reading.current = new AbortController();
  };
  useEffect(() => leave, []);

  const readOn = async (id: number) => {
    const { signal } = reading.current;
    const next = await call(message.calcul, { params: { id } }, { background: true, signal }).catch(() => null);
    if (signal.aborted) return;
    setCalcul(next);
    setFailed(next === null);
    if (next?.etat === 'EN_COURS') follow(id);
  };
  const follow = (id: number) => {
    waiting.current = setTimeout(() => void readOn(id), POLL_MS);
  };
  const start = async () => {
    leave();
    setFailed(false);
    setAbout(JSON.stringify(cibles));
    try {
      const begun = await call(message.startCalcul, { body: { ciblesMessage: [...cibles] } });
      setCalcul(begun);
      if (begun.etat === 'EN_COURS') follow(begun.id);
    } catch (error) {
      tellRefused(error);
    }
  };
  const giveUp = () => {
    leave();
    // A count that nobody follows is forgotten by itself.
    if (calcul !== null)
      call(message.removeCalcul, { params: { id: calcul.id } }, { background: true }).catch(() => undefined);
    setCalcul(null);
  };
  const isFresh = about === JSON.stringify(cibles);
  return {
    calcul: isFresh ? calcul : null,
    isFailed: isFresh && isFailed,
    isStale: calcul !== null && !isFresh,
    start,
    giveUp,
  };
}
