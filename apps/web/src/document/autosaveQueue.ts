export type AutosaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'error'; readonly retryInMs: number; readonly error: unknown }
  /** Saving has stopped until the person decides (conflict) or changes something (refused value). */
  | { readonly kind: 'stopped'; readonly error: unknown };

export type AutosaveOptions<T> = {
  /** Writes a value; `isFinal` judges its rejection. */
  readonly save: (value: T) => Promise<void>;
  /** Whether it is useless to retry without a change. */
  readonly isFinal: (error: unknown) => boolean;
  readonly onState: (state: AutosaveState) => void;
  readonly delayMs: number;
  /** Milliseconds to wait after this many failures in a row. */
  readonly retryMs: (failures: number, error: unknown) => number;
  readonly now?: () => Date;
};

/** Always the same: each key tells it, and only the first one changes anything. */
const PENDING: AutosaveState = { kind: 'pending' };

/** Autosave queue of one document: at most one write under way, the last value wins, nothing is lost (rules/wire#autosave). */
export type AutosaveQueue<T> = {
  readonly change: (value: T) => void;
  /** Writes what is pending and waits; rejects when it cannot be written. */
  readonly flush: () => Promise<void>;
  /** Retries now instead of later, such as when the connection is back. */
  readonly retryNow: () => void;
  /** Whether a change is not acknowledged yet. */
  readonly isDirty: () => boolean;
  /** Drops what is pending, when the person gives it up. */
  readonly discard: () => void;
  /** Stops retrying, also after later failures, until the next change. */
  readonly dispose: () => void;
};

export function createAutosaveQueue<T>({
  save,
  isFinal,
  onState,
  delayMs,
  retryMs,
  now = () => new Date(),
}: AutosaveOptions<T>): AutosaveQueue<T> {
  let waiting: { value: T } | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let discards = 0;
  let isClosed = false;

  const plan = (ms: number) => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void run().catch(() => undefined), ms);
  };

  /** After a failed write: a newer value in the place of a refused one soon, a refused one never, any other later. */
  function judge(error: unknown, isSame: boolean): void {
    if (isFinal(error)) {
      // A connection that is back changes nothing in it.
      failures = 0;
      onState(isSame ? { kind: 'stopped', error } : PENDING);
      if (!isSame) plan(delayMs);
      return;
    }
    failures++;
    const retryInMs = retryMs(failures, error);
    onState({ kind: 'error', retryInMs, error });
    plan(retryInMs);
  }

  async function write(): Promise<void> {
    const discardsAtStart = discards;
    while (waiting !== undefined) {
      const current = waiting;
      const discardsBefore = discards;
      waiting = undefined;
      onState({ kind: 'saving' });
      try {
        await save(current.value);
        failures = 0;
      } catch (error) {
        // Discarded while it was being written: its failure does not count.
        if (discards > discardsBefore) continue;
        // A newer value replaces the failed one.
        waiting ??= current;
        judge(error, waiting === current);
        throw error;
      }
    }
    onState(discards > discardsAtStart ? { kind: 'idle' } : { kind: 'saved', at: now() });
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= write().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    change: (value) => {
      isClosed = false;
      waiting = { value };
      if (running !== undefined) return;
      onState(PENDING);
      plan(delayMs);
    },
    flush: async () => {
      if (running !== undefined) await running;
      if (waiting !== undefined) await run();
    },
    retryNow: () => {
      if (failures > 0 && waiting !== undefined && running === undefined) plan(0);
    },
    isDirty: () => waiting !== undefined || running !== undefined,
    discard: () => {
      waiting = undefined;
      failures = 0;
      discards++;
      clearTimeout(timer);
      if (running === undefined) onState({ kind: 'idle' });
    },
    dispose: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
