/** What was typed and is not stored yet, and what stores it. */
export type Pending = {
  readonly isDirty: () => boolean;
  /** Rejects when something cannot be stored. */
  readonly flush: () => Promise<void>;
};

/** Several as one, of which only those with something to store are written. */
export const allPending = (parts: () => Iterable<Pending>): Pending => ({
  isDirty: () => [...parts()].some(({ isDirty }) => isDirty()),
  flush: async () => {
    await Promise.all([...parts()].filter(({ isDirty }) => isDirty()).map(({ flush }) => flush()));
  },
});
