/** Nothing was sent or received for too long. */
export class SilenceError extends Error {
  constructor(ms: number) {
    super(`silence de ${ms} ms`);
    this.name = 'SilenceError';
  }
}

export type Watch = {
  /** Aborts the exchange: after a silence, or when the caller does. */
  readonly signal: AbortSignal;
  /** To call when something was sent or received. */
  readonly moved: () => void;
  /** Stops the exchange: anything that still comes is refused. */
  readonly end: () => void;
};

/** Watches an exchange that may last, but not be silent in both directions for so long. */
export function watchSilence(ms: number, caller: AbortSignal | undefined): Watch {
  const exchange = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => exchange.abort(new SilenceError(ms)), ms);
  };
  const end = () => {
    clearTimeout(timer);
    exchange.abort();
  };
  moved();
  const signal = caller === undefined ? exchange.signal : AbortSignal.any([caller, exchange.signal]);
  return { signal, moved, end };
}
