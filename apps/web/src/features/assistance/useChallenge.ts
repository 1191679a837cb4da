import type { Defi, DefiResolu } from '@habilis/api/captcha/Defi';
import { ProblemError } from '@habilis/api/client/errors';
import { support } from '@habilis/api/support/endpoints';
import { useRef } from 'react';
import { call } from '../../session/call.ts';

/** The solver is loaded with the first letter typed. */
const solve = async (defi: Defi): Promise<DefiResolu> => (await import('../../forms/solveDefi.ts')).solveDefi(defi);

const isAboutChallenge = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.title.startsWith('captcha.');

export type Challenge = {
  /** Starts the work early, so that it is done before the message is written. */
  readonly begin: () => void;
  /** Sends with the solved challenge; after a refusal of the challenge, solves a new one and sends again, once. */
  readonly send: <T>(sending: (defi: DefiResolu | null) => Promise<T>) => Promise<T>;
};

/** The challenge that a guest's browser solves; none for a signed-in person (decision 0024). */
export function useChallenge(first: Defi | null): Challenge {
  const work = useRef<Promise<DefiResolu> | null>(null);
  const begin = () => {
    if (first === null || work.current !== null) return;
    work.current = solve(first);
    // The solver could not be loaded: sending tries again.
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
