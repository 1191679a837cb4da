let run = 0;

/** A story begins, or begins again: what mocks kept of the last run is forgotten. */
export function startRun(): void {
  run++;
}

/** What a mock keeps while a story runs, made anew at each run, so that a second try meets the same server as the first. */
export function perRun<State>(initial: () => State): () => State {
  let madeIn: number | undefined;
  let state: State;
  return () => {
    if (madeIn !== run) {
      madeIn = run;
      state = initial();
    }
    return state;
  };
}
