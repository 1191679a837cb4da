export type AutosaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'error'; readonly retryInMs: number; readonly error: unknown }
  /** Saving has stopped until the person decides (another version) or changes something (a refused value). */
  | { readonly kind: 'stopped'; readonly error: unknown };

export type AutosaveOptions<T> = {
  /** Writes a value; its rejection is judged by `isFinal`. */
  readonly save: (value: T) => Promise<void>;
  /** Whether trying again without a change is useless. */
  readonly isFinal: (error: unknown) => boolean;
  readonly onState: (state: AutosaveState) => void;
  readonly delayMs: number;
  /** How long to wait after so many failures in a row. */
  readonly retryMs: (failures: number, error: unknown) => number;
  readonly now?: () => Date;
};

/** One queue per document: at most one write under way, the last value wins, nothing is lost (wire, Autosave). */
export type AutosaveQueue<T> = {
  readonly change: (value: T) => void;
  /** Writes what is left and waits; rejects when it cannot be written. */
  readonly flush: () => Promise<void>;
  /** Tries at once what waits for its next try, such as when the connection is back. */
  readonly retryNow: () => void;
  /** Whether something is not acknowledged yet. */
  readonly isDirty: () => boolean;
  /** Forgets what is left, when the person gives it up. */
  readonly discard: () => void;
  /** Tries nothing more, not even what fails later, until the next change. */
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

  /** After a failed write: a newer value is tried at once, the same one later, a refused one never. */
  function judge(error: unknown, isSame: boolean): void {
    if (isFinal(error)) {
      onState(isSame ? { kind: 'stopped', error } : { kind: 'pending' });
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
        // A failed write that was given up while it was leaving is no failure.
        if (discards > discardsBefore) continue;
        // A newer value replaces the one that failed.
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
      onState({ kind: 'pending' });
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
