import type { Defi, DefiResolu } from '@habilis/api/captcha/Defi';
import { ProblemError } from '@habilis/api/client/errors';
import { support } from '@habilis/api/support/endpoints';
import { useRef } from 'react';
import { call } from '../../session/call.ts';

/** The solver comes with the first letter typed. */
const solve = async (defi: Defi): Promise<DefiResolu> => (await import('./solveDefi.ts')).solveDefi(defi);

const isAboutChallenge = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.title.startsWith('captcha.');

export type Challenge = {
  /** Begins the work, so that it is done before the message is. */
  readonly begin: () => void;
  /** Sends with the work done; one that came too late is done anew, once. */
  readonly send: <T>(sending: (defi: DefiResolu | null) => Promise<T>) => Promise<T>;
};

/** The work asked of a guest's browser; nothing of who is signed in (decision 0024). */
export function useChallenge(first: Defi | null): Challenge {
  const work = useRef<Promise<DefiResolu> | null>(null);
  const begin = () => {
    if (first === null || work.current !== null) return;
    work.current = solve(first);
    // A solver that could not be read is asked for again when the message is sent.
    work.current.catch(() => (work.current = null));
  };
  const renew = async () => {
    const { defi } = await call(support.formulaire, {}, { background: true });
    work.current = defi === null ? null : solve(defi);
  };
  return {
    begin,
    send: async (sending) => {
      begin();
      try {
        return await sending(await work.current);
      } catch (error) {
        if (!isAboutChallenge(error)) throw error;
        await renew();
        return sending(await work.current);
      }
    },
  };
}
