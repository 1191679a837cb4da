import { ProblemError } from '@habilis/api/client/errors';
import type { PreuveDemandee, PreuveFraiche } from '@habilis/api/reglage/Reglage';
import { useState } from 'react';
import { FieldRefusal } from '../forms/FieldRefusal.ts';
import { type Asked, isOfPreuve } from './PreuveDialog.tsx';

type Waiting = Asked & { readonly refuse: (error: unknown) => void };

/** What is proven afresh before something is done. */
export type Proving = {
  /** Does something with the proof, asked for in the dialog that `asked` opens. */
  readonly prove: <T>(act: (preuve: PreuveFraiche) => Promise<T>) => Promise<T>;
  readonly asked: Asked | undefined;
  readonly giveUp: () => void;
};

const isPassed = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.title === 'second-facteur.defi-perime';

/** Asks who it is before what is dangerous; `demander` gives what is to be proven. */
export function usePreuve(demander: () => Promise<PreuveDemandee>): Proving {
  const [waiting, setWaiting] = useState<Waiting>();
  const ask = async <T>(
    act: (preuve: PreuveFraiche) => Promise<T>,
    resolve: (done: T) => void,
    refuse: (error: unknown) => void,
  ) => {
    const demande = await demander();
    const send = async (preuve: PreuveFraiche) => {
      try {
        resolve(await act(preuve));
      } catch (error) {
        // A challenge that is too old is replaced, and what was typed told as wrong.
        if (isPassed(error)) await ask(act, resolve, refuse);
        if (isOfPreuve(error)) throw error;
        refuse(error);
      }
      setWaiting(undefined);
    };
    setWaiting({ demande, send, refuse });
  };
  return {
    prove: (act) => new Promise((resolve, reject) => void ask(act, resolve, reject).catch(reject)),
    asked: waiting,
    giveUp: () => {
      waiting?.refuse(new FieldRefusal([]));
      setWaiting(undefined);
    },
  };
}
