import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { v4 as uuid } from 'uuid';
import type { DemandeKind, StoredDemande, WriteBase } from './DemandeKind.ts';
import type { DocumentStore } from './documentStore.ts';
import type { LocalDrafts } from './localDraft.ts';
import { type NewFile, writeBase } from './writeBase.ts';

type WriteOptions = { readonly idempotencyKey: string; readonly onUploadProgress: (ratio: number) => void };
export type Write<D, B> = (body: B, files: readonly File[], options: WriteOptions) => Promise<D>;

type Options<D extends StoredDemande, S extends object, B extends WriteBase> = {
  readonly kind: DemandeKind<D, S, B>;
  readonly store: DocumentStore<D, S>;
  readonly cleBrouillon: string;
  readonly drafts: LocalDrafts<S>;
  readonly write: Write<D, B>;
  /** The first save gave the draft its id. */
  readonly onCreated: (demande: D) => void;
};

/** One write, kept whole: if its answer is lost, it is sent again unchanged. */
type Attempt<B> = {
  readonly revision: number;
  readonly body: B;
  readonly file: NewFile | undefined;
  readonly idempotencyKey: string;
};

const isUncertain = (error: unknown): boolean =>
  error instanceof TransportError || (error instanceof ProblemError && error.status >= 500);

/** The title of the fault of a write's file; undefined when the file is not at fault. */
function refusalOf(error: unknown, file: NewFile | undefined): string | undefined {
  if (file === undefined || !(error instanceof ProblemError)) return undefined;
  const { title } = error.problem;
  return error.status === 413 || title.startsWith('fichier.') ? title : undefined;
}

/** Writes a document's changes one attempt at a time, and tracks what the server acknowledged (rules/wire#autosave). */
export function documentWriter<D extends StoredDemande, S extends object, B extends WriteBase>({
  kind,
  store,
  cleBrouillon,
  drafts,
  write,
  onCreated,
}: Options<D, S, B>) {
  const { getState, set } = store;
  // Changes are numbered: an acknowledgement covers all changes up to its number.
  let revision = getState().isRestored ? 1 : 0;
  let acknowledged = 0;
  let uncertain: Attempt<B> | undefined;
  // The last dropped change: a write sent before it acknowledges nothing, and is not sent again.
  let abandoned = -1;
  const pendingFile = () => getState().newFiles.find(({ refusal }) => refusal === undefined);
  const isDirty = () => acknowledged < revision || pendingFile() !== undefined;

  const keepDraft = () => {
    const { demande, draftVersion, saisie } = getState();
    drafts.keep(demande.id, { version: draftVersion ?? demande.version, cleBrouillon, saisie });
  };

  /** A file that was removed from the form while it was being sent is stored all the same: its new id, for the next write to remove it. */
  function givenUpBy({ fileUploads }: StoredDemande, { body, file }: Attempt<B>): readonly number[] {
    if (file === undefined || getState().newFiles.some(({ key }) => key === file.key)) return [];
    const kept = new Set(body.fileUploads.flatMap((input) => ('id' in input ? [input.id] : [])));
    return fileUploads.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  }

  function acknowledge(demande: D, attempt: Attempt<B>): void {
    const { id } = attempt.body;
    const state = getState();
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
      // Only the file is at fault: its slot says so, and the other changes are still saved.
      if (refusal === undefined) throw error;
      set({ newFiles: getState().newFiles.map((one) => (one.key === file?.key ? { ...one, refusal } : one)) });
    }
  }

  /** The body of a write of the typed values, with its file if any. */
  const bodyWith = (file?: NewFile): B => {
    const state = getState();
    return kind.bodyOf(writeBase({ ...state, cleBrouillon, file }), state.saisie, state.demande);
  };

  const nextAttempt = (): Attempt<B> => {
    const file = pendingFile();
    return { revision, body: bodyWith(file), file, idempotencyKey: uuid() };
  };

  return {
    isDirty,
    bodyWith,
    /** Counts a change, and keeps the typed values in this browser until they are written. */
    change: () => {
      revision++;
      keepDraft();
    },
    /** Writes all changes; each file has its own write, so that a refused one blocks nothing else. */
    writeAll: async () => {
      if (uncertain !== undefined) await send(uncertain);
      while (isDirty()) await send(nextAttempt());
    },
    /** Marks everything typed so far as stored by other means. */
    acknowledgeAll: () => {
      acknowledged = revision;
    },
    /** Nothing typed so far will be written. */
    abandon: () => {
      uncertain = undefined;
      acknowledged = revision;
      abandoned = revision;
    },
  };
}
