import { createAutosaveQueue } from './autosaveQueue.ts';
import { type Conflict, conflictOf } from './conflictOf.ts';
import type { DemandeKind, StoredDemande, WriteBase } from './DemandeKind.ts';
import { documentStore, type DocumentState } from './documentStore.ts';
import { documentWriter, type Write } from './documentWriter.ts';
import type { LocalDrafts } from './localDraft.ts';
import { openDocument } from './openDocument.ts';
import { isFinal, retryMs } from './retryPolicy.ts';
import type { NewFile } from './writeBase.ts';

type Options<D extends StoredDemande, S extends object, B extends WriteBase> = {
  readonly kind: DemandeKind<D, S, B>;
  readonly initial: D;
  readonly drafts: LocalDrafts<S>;
  readonly write: Write<D, B>;
  /** The first save gave the draft its id. */
  readonly onCreated: (demande: D) => void;
  readonly delayMs: number;
};

/** The queue that writes a document some time after the last change, and reports its state to the document. */
function queueOf<D extends StoredDemande, S extends object, B extends WriteBase>(
  { kind, delayMs }: Pick<Options<D, S, B>, 'kind' | 'delayMs'>,
  { set }: ReturnType<typeof documentStore<D, S>>,
  { writeAll }: ReturnType<typeof documentWriter<D, S, B>>,
) {
  return createAutosaveQueue<null>({
    save: writeAll,
    isFinal,
    onState: (status) => {
      const conflict = status.kind === 'stopped' ? conflictOf(status.error, kind.Demande) : undefined;
      set({ status, ...(conflict === undefined ? {} : { conflict }) });
    },
    delayMs,
    retryMs,
  });
}

/** The document behind a form: the stored demande, what is typed, and the autosave queue between them; nothing typed is lost (rules/wire#autosave). */
export function createDocument<D extends StoredDemande, S extends object, B extends WriteBase>({
  kind,
  initial,
  drafts,
  write,
  onCreated,
  delayMs,
}: Options<D, S, B>) {
  const { cleBrouillon, ...opened } = openDocument(kind, initial, drafts);
  const store = documentStore<D, S>({
    demande: initial,
    newFiles: [],
    removed: new Set(),
    status: { kind: 'idle' },
    upload: null,
    ...opened,
  });
  const { getState, set } = store;
  const writer = documentWriter({ kind, store, cleBrouillon, drafts, write, onCreated });
  const { isDirty, bodyWith } = writer;
  const queue = queueOf({ kind, delayMs }, store, writer);

  const changed = () => {
    writer.change();
    // During a conflict, changes are kept here until the person chooses.
    if (getState().conflict === null) queue.change(null);
  };

  /** Takes the other stored version as the one that is typed over; false when it is not known. */
  const adopt = (): boolean => {
    const courant = getState().conflict?.courant;
    if (courant == null) return false;
    set({ demande: courant, conflict: null, draftVersion: null });
    return true;
  };

  /** Writes what is left and waits; rejects when it cannot be written. */
  const flush = async () => {
    if (getState().conflict !== null) throw new Error('conflit de versions');
    await queue.flush();
  };

  return {
    subscribe: store.subscribe,
    getState,
    /** Starts saving the values restored from this browser. */
    start: () => {
      if (opened.isRestored) queue.change(null);
    },
    type: (changes: Partial<S>) => {
      set({ saisie: kind.follow({ ...getState().saisie, ...changes }, changes) });
      changed();
    },
    setFiles: (changes: Partial<Pick<DocumentState, 'newFiles' | 'removed'>>) => {
      set(changes);
      changed();
    },
    /** Merges what was learnt of the stored demande outside of a write. */
    learn: (changes: Partial<D>) => set({ demande: { ...getState().demande, ...changes } }),
    adopt,
    /** Says that the demande has changed since it was read. */
    setConflict: (conflict: Conflict<D>) => set({ conflict }),
    /** Puts what was typed over the other stored version, when the person chooses so. */
    reapply: () => {
      const { id } = getState().demande;
      if (!adopt()) return;
      if (id === null) {
        drafts.drop(null);
        onCreated(getState().demande);
      }
      changed();
    },
    /** Drops what was typed, when the person chooses so. */
    abandon: () => {
      const { demande } = getState();
      queue.discard();
      writer.abandon();
      drafts.drop(demande.id);
      set({ saisie: kind.saisieOf(demande), newFiles: [], removed: new Set(), draftVersion: null });
    },
    flush,
    /** Like `flush`, but also stores a new demande in which nothing was typed. */
    store: async () => {
      if (getState().demande.id === null && !isDirty()) changed();
      if (isDirty()) await flush();
    },
    /** The body of an action, with its file if any. */
    bodyFor: (action: Partial<B>, file?: NewFile): B => ({ ...bodyWith(file), ...action }),
    /** Once an action was taken: it stored what was typed. */
    settle: (demande: D) => {
      const { id } = getState().demande;
      writer.acknowledgeAll();
      drafts.drop(id);
      set({ demande });
      if (id === null) onCreated(demande);
    },
    isDirty,
    retryNow: queue.retryNow,
    dispose: queue.dispose,
  };
}
export type DemandeDocument<D extends StoredDemande, S extends object, B extends WriteBase> = ReturnType<
  typeof createDocument<D, S, B>
>;
