import { DemandeAdministrativeSaisie } from '@habilis/api/demande-administrative/DemandeAdministrative';
import * as z from 'zod/mini';

const LocalDraft = z.object({ version: z.int(), cleBrouillon: z.string(), saisie: DemandeAdministrativeSaisie });
export type LocalDraft = z.infer<typeof LocalDraft>;

/** Copies of what was typed and not acknowledged, by document; null is the request that has no number yet. */
export type LocalDrafts = {
  readonly read: (id: number | null) => LocalDraft | undefined;
  readonly keep: (id: number | null, draft: LocalDraft) => void;
  readonly drop: (id: number | null) => void;
};

/** Where the comment of an action is kept while it is typed: words for colleagues never stand in an action that the entity reads. */
export const commentKeyOf = (habilisId: string, id: number | null, action: string): string =>
  `habilis-commentaire:${habilisId}:DA:${id ?? 'nouvelle'}:${action}`;

/** A safety copy in this browser; a full or forbidden store costs the copy, not the page. */
export function keepLocally(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing to do: the server still receives what is typed.
  }
}

export function readLocally(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): LocalDraft | undefined {
  try {
    const draft = z.safeParse(LocalDraft, JSON.parse(text ?? 'null'));
    return draft.success ? draft.data : undefined;
  } catch {
    return undefined;
  }
}

/** The copies of one person under one role, kept until the server acknowledges (wire, Autosave). */
export function createLocalDrafts({ habilisId, roleId }: { habilisId: string; roleId: number }): LocalDrafts {
  const keyOf = (id: number | null) => `habilis-brouillon:${habilisId}:DA:${id ?? `nouvelle:${roleId}`}`;
  return {
    read: (id) => parsed(readLocally(keyOf(id))),
    keep: (id, draft) => keepLocally(keyOf(id), JSON.stringify(draft)),
    drop: (id) => keepLocally(keyOf(id), null),
  };
}
