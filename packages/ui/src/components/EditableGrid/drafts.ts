/** How a cell is written in: what it begins with, and whether arrows leave it. */
export interface Draft {
  value: string;
  /** Whether it takes the place of what stood there, as typing does. */
  isReplacing: boolean;
}

/** The writing that goes on in the active cell of a row; told to that row alone, so that the first key does not wait for the others. */
export interface Drafts {
  subscribe: (listener: () => void) => () => void;
  /** What is written in a row; undefined when nothing is. */
  of: (rowId: string) => Draft | undefined;
  set: (rowId: string, draft: Draft | undefined) => void;
}

/** Drafts of a grid in which nothing is written yet. */
export function createDrafts(): Drafts {
  const listeners = new Set<() => void>();
  let current: { rowId: string; draft: Draft } | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of: (rowId) => (current?.rowId === rowId ? current.draft : undefined),
    set: (rowId, draft) => {
      current = draft && { rowId, draft };
      for (const listener of listeners) listener();
    },
  };
}
