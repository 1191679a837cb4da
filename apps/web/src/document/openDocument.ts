import { v4 as uuid } from 'uuid';
import type { Conflict } from './conflictOf.ts';
import type { DemandeKind, StoredDemande, WriteBase } from './DemandeKind.ts';
import type { LocalDraft, LocalDrafts } from './localDraft.ts';

export type OpenedDocument<D, S> = {
  readonly saisie: S;
  readonly cleBrouillon: string;
  readonly isRestored: boolean;
  readonly conflict: Conflict<D> | null;
  /** The older version that a restored draft was typed over; null when it is the stored one. */
  readonly draftVersion: number | null;
};

/** This browser's copy of a demande, or of its first save when the answer was lost. */
function draftOf<S>(
  { id, currentWorkflowTask }: StoredDemande,
  firstTask: string,
  drafts: LocalDrafts<S>,
): LocalDraft<S> | undefined {
  const own = drafts.read(id);
  if (own !== undefined || id === null || currentWorkflowTask.currentTaskDefinitionKey !== firstTask) return own;
  const first = drafts.read(null);
  if (first === undefined) return undefined;
  drafts.keep(id, first);
  drafts.drop(null);
  return first;
}

/** The initial state of a form: the stored values, the unacknowledged ones, or a choice between both. */
export function openDocument<D extends StoredDemande, S extends object, B extends WriteBase>(
  kind: DemandeKind<D, S, B>,
  initial: D,
  drafts: LocalDrafts<S>,
): OpenedDocument<D, S> {
  const stored = kind.saisieOf(initial);
  const fresh = { saisie: stored, cleBrouillon: uuid(), isRestored: false, conflict: null, draftVersion: null };
  // When the demande cannot be changed now, the copy stays in storage.
  const draft = initial.modifiable ? draftOf(initial, kind.firstTask, drafts) : undefined;
  if (draft === undefined) return fresh;
  if (JSON.stringify(kind.normalize(draft.saisie)) === JSON.stringify(stored)) {
    drafts.drop(initial.id);
    return { ...fresh, cleBrouillon: draft.cleBrouillon };
  }
  const restored = { saisie: draft.saisie, cleBrouillon: draft.cleBrouillon };
  return draft.version === initial.version
    ? { ...restored, isRestored: true, conflict: null, draftVersion: null }
    : {
        ...restored,
        isRestored: false,
        conflict: { courant: initial, isMoved: false },
        draftVersion: draft.version,
      };
}
