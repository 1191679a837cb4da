export type ReloginOutcome = 'replay' | 'reject';

/** Holds calls during a re-login, then replays or fails them all together (S1). */
export type ReloginGate = {
  readonly isOpen: () => boolean;
  /** Starts the re-login if none is under way, and waits for its end. */
  readonly enter: () => Promise<ReloginOutcome>;
  /** Waits for the end of the state, at once when there is none. */
  readonly wait: () => Promise<ReloginOutcome>;
  readonly settle: (outcome: ReloginOutcome) => void;
};

/** A gate; `onStart` runs when a re-login starts. */
export function createReloginGate(onStart: () => void): ReloginGate {
  let pending: { promise: Promise<ReloginOutcome>; resolve: (outcome: ReloginOutcome) => void } | undefined;
  return {
    isOpen: () => pending !== undefined,
    enter: () => {
      if (pending === undefined) {
        pending = Promise.withResolvers<ReloginOutcome>();
        onStart();
      }
      return pending.promise;
    },
    wait: () => pending?.promise ?? Promise.resolve('replay'),
    settle: (outcome) => {
      const ended = pending;
      pending = undefined;
      ended?.resolve(outcome);
    },
  };
}
