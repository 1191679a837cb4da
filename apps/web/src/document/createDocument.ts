import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { v4 as uuid } from 'uuid';
import { type AutosaveState, createAutosaveQueue } from './autosaveQueue.ts';
import { type Conflict, conflictOf } from './conflictOf.ts';
import type { DemandeKind, StoredDemande, WriteBase } from './DemandeKind.ts';
import type { LocalDrafts } from './localDraft.ts';
import { openDocument } from './openDocument.ts';
import { isFinal, retryMs } from './retryPolicy.ts';
import { type NewFile, writeBase } from './writeBase.ts';

export type DocumentState<D extends StoredDemande = StoredDemande, S = unknown> = {
  /** What is stored. */
  readonly demande: D;
  /** What is typed; it is never replaced by what the server made of it while the page is open. */
  readonly saisie: S;
  readonly newFiles: readonly NewFile[];
  readonly removed: ReadonlySet<number>;
  readonly status: AutosaveState;
  /** The file that is leaving, and the share of it that left. */
  readonly upload: { readonly key: string; readonly ratio: number } | null;
  readonly conflict: Conflict<D> | null;
  /** What was typed was found again in this browser. */
  readonly isRestored: boolean;
};

export type WriteOptions = { readonly idempotencyKey: string; readonly onUploadProgress: (ratio: number) => void };
export type Write<D, B> = (body: B, files: readonly File[], options: WriteOptions) => Promise<D>;

type Options<D extends StoredDemande, S extends object, B extends WriteBase> = {
  readonly kind: DemandeKind<D, S, B>;
  readonly initial: D;
  readonly drafts: LocalDrafts<S>;
  readonly write: Write<D, B>;
  /** The first save gave the draft its id. */
  readonly onCreated: (demande: D) => void;
  readonly delayMs: number;
};

/** One write, kept whole so that one whose answer was lost is sent again as it was. */
type Attempt<B> = {
  readonly revision: number;
  readonly body: B;
  readonly file: NewFile | undefined;
  readonly idempotencyKey: string;
};

const isUncertain = (error: unknown): boolean =>
  error instanceof TransportError || (error instanceof ProblemError && error.status >= 500);

/** The title of what is wrong with the file of a write, undefined when the file is not at fault. */
function refusalOf(error: unknown, file: NewFile | undefined): string | undefined {
  if (file === undefined || !(error instanceof ProblemError)) return undefined;
  const { title } = error.problem;
  return error.status === 413 || title.startsWith('fichier.') ? title : undefined;
}

/** A request being typed: what is stored, what is typed, and the queue between them; nothing typed is lost (wire, Autosave). */
export function createDocument<D extends StoredDemande, S extends object, B extends WriteBase>({
  kind,
  initial,
  drafts,
  write,
  onCreated,
  delayMs,
}: Options<D, S, B>) {
  const opened = openDocument(kind, initial, drafts);
  const { cleBrouillon } = opened;
  let state: DocumentState<D, S> = {
    demande: initial,
    saisie: opened.saisie,
    newFiles: [],
    removed: new Set(),
    status: { kind: 'idle' },
    upload: null,
    conflict: opened.conflict,
    isRestored: opened.isRestored,
  };
  // Changes are counted: what is acknowledged is everything up to one of them.
  let revision = opened.isRestored ? 1 : 0;
  let acknowledged = 0;
  let uncertain: Attempt<B> | undefined;
  // The last change that was given up: a write that left before it acknowledges nothing, and is not sent again.
  let abandoned = -1;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<DocumentState<D, S>>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const pendingFile = () => state.newFiles.find(({ refusal }) => refusal === undefined);
  const isDirty = () => acknowledged < revision || pendingFile() !== undefined;

  const keepDraft = () => {
    const { demande, saisie } = state;
    drafts.keep(demande.id, { version: demande.version, cleBrouillon, saisie });
  };

  /** Ids that a write gave to its file, when it was removed or replaced while it was leaving. */
  function givenUpBy({ fileUploads }: StoredDemande, { body, file }: Attempt<B>): readonly number[] {
    if (file === undefined || state.newFiles.some(({ key }) => key === file.key)) return [];
    const kept = new Set(body.fileUploads.flatMap((input) => ('id' in input ? [input.id] : [])));
    return fileUploads.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  }

  function acknowledge(demande: D, attempt: Attempt<B>): void {
    const { id } = attempt.body;
    acknowledged = Math.max(acknowledged, attempt.revision);
    const stored = new Set(demande.fileUploads.map((file) => file.id));
    const removed = [...state.removed].filter((one) => stored.has(one));
    const givenUp = attempt.revision > abandoned ? givenUpBy(demande, attempt) : [];
    if (givenUp.length > 0) revision++;
    set({
      demande,
      saisie: revision === abandoned ? kind.saisieOf(demande) : state.saisie,
      upload: null,
      newFiles: state.newFiles.filter(({ key }) => key !== attempt.file?.key),
      removed: new Set([...removed, ...givenUp]),
    });
    drafts.drop(id);
    if (isDirty()) keepDraft();
    if (id === null) onCreated(demande);
  }

  async function send(attempt: Attempt<B>): Promise<void> {
    const { file } = attempt;
    if (file !== undefined) set({ upload: { key: file.key, ratio: 0 } });
    try {
      const demande = await write(attempt.body, file === undefined ? [] : [file.file], {
        idempotencyKey: attempt.idempotencyKey,
        onUploadProgress: (ratio) => file !== undefined && set({ upload: { key: file.key, ratio } }),
      });
      uncertain = undefined;
      acknowledge(demande, attempt);
    } catch (error) {
      uncertain = isUncertain(error) && attempt.revision > abandoned ? attempt : undefined;
      set({ upload: null });
      const refusal = refusalOf(error, file);
      // The file alone is at fault: it is told so, and the rest goes on.
      if (refusal === undefined) throw error;
      set({ newFiles: state.newFiles.map((one) => (one.key === file?.key ? { ...one, refusal } : one)) });
    }
  }

  const bodyWith = (file?: NewFile): B =>
    kind.bodyOf(writeBase({ ...state, cleBrouillon, file }), state.saisie, state.demande);

  const nextAttempt = (): Attempt<B> => {
    const file = pendingFile();
    return { revision, body: bodyWith(file), file, idempotencyKey: uuid() };
  };

  const queue = createAutosaveQueue<null>({
    save: async () => {
      if (uncertain !== undefined) await send(uncertain);
      // Each file has a write of its own, so that a refused one keeps nothing else.
      while (isDirty()) await send(nextAttempt());
    },
    isFinal,
    onState: (status) => {
      const conflict = status.kind === 'stopped' ? conflictOf(status.error, kind.Demande) : undefined;
      set({ status, ...(conflict === undefined ? {} : { conflict }) });
    },
    delayMs,
    retryMs,
  });

  const changed = () => {
    revision++;
    keepDraft();
    // A conflict waits for the person's choice; what is typed meanwhile is kept here.
    if (state.conflict === null) queue.change(null);
  };

  /** Writes what is left and waits; rejects when it cannot be written. */
  const flush = async () => {
    if (state.conflict !== null) throw new Error('conflit de versions');
    await queue.flush();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /** Begins saving what was found again. */
    start: () => {
      if (opened.isRestored) queue.change(null);
    },
    type: (changes: Partial<S>) => {
      set({ saisie: kind.follow({ ...state.saisie, ...changes }, changes) });
      changed();
    },
    setFiles: (changes: Partial<Pick<DocumentState, 'newFiles' | 'removed'>>) => {
      set(changes);
      changed();
    },
    /** Takes what was learnt of the stored request beside a write. */
    learn: (changes: Partial<D>) => set({ demande: { ...state.demande, ...changes } }),
    /** Tells that the request is no longer what was read. */
    setConflict: (conflict: Conflict<D>) => set({ conflict }),
    /** Puts what was typed over the version that another write stored, at the person's wish. */
    reapply: () => {
      const courant = state.conflict?.courant;
      if (courant == null) return;
      const { id } = state.demande;
      set({ demande: courant, conflict: null });
      if (id === null) {
        drafts.drop(null);
        onCreated(courant);
      }
      changed();
    },
    /** Gives up what was typed, at the person's wish. */
    abandon: () => {
      queue.discard();
      uncertain = undefined;
      acknowledged = revision;
      abandoned = revision;
      drafts.drop(state.demande.id);
      set({ saisie: kind.saisieOf(state.demande), newFiles: [], removed: new Set() });
    },
    flush,
    /** Writes what is left, as `flush`; a request that is not stored yet is, even when nothing was typed in what it starts with. */
    store: async () => {
      if (state.demande.id === null && !isDirty()) changed();
      if (isDirty()) await flush();
    },
    /** The body of an action, with the file that it brings. */
    bodyFor: (action: Partial<B>, file?: NewFile): B => ({ ...bodyWith(file), ...action }),
    /** An action was taken: what was typed is stored with it. */
    settle: (demande: D) => {
      const { id } = state.demande;
      acknowledged = revision;
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
