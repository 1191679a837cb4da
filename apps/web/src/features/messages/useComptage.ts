import { message } from '@habilis/api/message/endpoints';
import type { CalculCible } from '@habilis/api/message/Message';
import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import { useEffect, useRef, useState } from 'react';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';

const POLL_MS = 700;
const BACKGROUND = { background: true };

/** A count of recipients: asked for, followed until it ends, given up; it is about the targets that it was asked for. */
export function useComptage(cibles: readonly CibleMessage[]) {
  const [calcul, setCalcul] = useState<CalculCible | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [about, setAbout] = useState('');
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const readOn = async (id: number) => {
    try {
      const next = await call(message.calcul, { params: { id } }, BACKGROUND);
      setCalcul(next);
      if (next.etat === 'EN_COURS') follow(id);
    } catch {
      setCalcul(null);
      setFailed(true);
    }
  };
  const follow = (id: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void readOn(id), POLL_MS);
  };
  const start = async () => {
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
    clearTimeout(waiting.current);
    // A count that nobody follows is forgotten by itself.
    if (calcul !== null) call(message.removeCalcul, { params: { id: calcul.id } }, BACKGROUND).catch(() => undefined);
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
