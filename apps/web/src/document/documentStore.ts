import type { AutosaveState } from './autosaveQueue.ts';
import type { Conflict } from './conflictOf.ts';
import { createStore } from './createStore.ts';
import type { StoredDemande } from './DemandeKind.ts';
import type { NewFile } from './writeBase.ts';

export type DocumentState<D extends StoredDemande = StoredDemande, S = unknown> = {
  readonly demande: D;
  /** What is typed; the server's normalized value never replaces it while the page is open. */
  readonly saisie: S;
  readonly newFiles: readonly NewFile[];
  readonly removed: ReadonlySet<number>;
  readonly status: AutosaveState;
  /** The file being sent, and the share already sent (0 to 1). */
  readonly upload: { readonly key: string; readonly ratio: number } | null;
  readonly conflict: Conflict<D> | null;
  /** The older version that `saisie` was typed over, until the person chooses; null when it is the one of `demande`. */
  readonly draftVersion: number | null;
  /** What was typed was restored from this browser. */
  readonly isRestored: boolean;
};

/** The state of a document and its listeners. */
export const documentStore = <D extends StoredDemande, S>(initial: DocumentState<D, S>) => createStore(initial);
export type DocumentStore<D extends StoredDemande, S> = ReturnType<typeof documentStore<D, S>>;
