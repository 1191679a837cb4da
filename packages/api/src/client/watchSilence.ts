/** Nothing came or went for so long that the other end is given up. */
export class SilenceError extends Error {
  constructor(ms: number) {
    super(`silence de ${ms} ms`);
    this.name = 'SilenceError';
  }
}

export type Watch = {
  /** Ends the exchange: a silence, or its caller. */
  readonly signal: AbortSignal;
  /** Something came or went. */
  readonly moved: () => void;
  /** Nothing more is wanted of the other end: what it may still send is refused. */
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
