import type {
  DemandeAdministrative,
  DemandeAdministrativeSaisie,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { normalizeSaisie } from '@habilis/domain/demande-administrative/normalizeSaisie';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import { v4 as uuid } from 'uuid';
import type { Conflict } from './conflictOf.ts';
import type { LocalDraft, LocalDrafts } from './localDraft.ts';

export type OpenedDocument = {
  readonly saisie: DemandeAdministrativeSaisie;
  readonly cleBrouillon: string;
  readonly isRestored: boolean;
  readonly conflict: Conflict | null;
};

const isSame = (typed: DemandeAdministrativeSaisie, stored: DemandeAdministrativeSaisie): boolean =>
  JSON.stringify(saisieOf(normalizeSaisie(typed))) === JSON.stringify(saisieOf(stored));

/** The copy of this request in this browser, or of its first save when the answer never came. */
function draftOf({ id, currentWorkflowTask }: DemandeAdministrative, drafts: LocalDrafts): LocalDraft | undefined {
  const own = drafts.read(id);
  if (own !== undefined || id === null || currentWorkflowTask.currentTaskDefinitionKey !== 'da_saisie') return own;
  const first = drafts.read(null);
  if (first === undefined) return undefined;
  drafts.keep(id, first);
  drafts.drop(null);
  return first;
}

/** Where a form starts: from what is stored, from what was typed and never acknowledged, or from the choice between the two. */
export function openDocument(initial: DemandeAdministrative, drafts: LocalDrafts): OpenedDocument {
  const fresh = { saisie: saisieOf(initial), cleBrouillon: uuid(), isRestored: false, conflict: null };
  // What cannot be changed now leaves the copy where it is.
  const draft = initial.modifiable ? draftOf(initial, drafts) : undefined;
  if (draft === undefined) return fresh;
  if (isSame(draft.saisie, initial)) {
    drafts.drop(initial.id);
    return { ...fresh, cleBrouillon: draft.cleBrouillon };
  }
  const restored = { saisie: draft.saisie, cleBrouillon: draft.cleBrouillon };
  return draft.version === initial.version
    ? { ...restored, isRestored: true, conflict: null }
    : { ...restored, isRestored: false, conflict: { courant: initial, isMoved: false } };
}
