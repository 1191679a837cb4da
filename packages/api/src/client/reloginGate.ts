export type ReloginOutcome = 'replay' | 'reject';

/** Holds calls while a person signs in again, then lets them all replay or fail together (specification, section 4). */
export type ReloginGate = {
  readonly isOpen: () => boolean;
  /** Starts the state, once, and waits for its end. */
  readonly enter: () => Promise<ReloginOutcome>;
  /** Waits for the end of the state, at once when there is none. */
  readonly wait: () => Promise<ReloginOutcome>;
  readonly settle: (outcome: ReloginOutcome) => void;
};

/** A gate that tells when the state starts. */
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
