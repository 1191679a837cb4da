import * as z from 'zod/mini';

/** What was typed and not acknowledged, with the version that it was typed over. */
export type LocalDraft<S> = { readonly version: number; readonly cleBrouillon: string; readonly saisie: S };

/** Copies of what was typed and not acknowledged, by document; null is the request that has no number yet. */
export type LocalDrafts<S> = {
  readonly read: (id: number | null) => LocalDraft<S> | undefined;
  readonly keep: (id: number | null, draft: LocalDraft<S>) => void;
  readonly drop: (id: number | null) => void;
};

type Type = 'DA' | 'DH';

/** Where the comment of an action is kept while it is typed: words for colleagues never stand in an action that the entity reads. */
export const commentKeyOf = (habilisId: string, type: Type, id: number | null, action: string): string =>
  `habilis-commentaire:${habilisId}:${type}:${id ?? 'nouvelle'}:${action}`;

/** Keeps a safety copy in this browser; with a full or forbidden storage only the copy is lost, not the page. */
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

const Envelope = z.object({ version: z.int(), cleBrouillon: z.string(), saisie: z.unknown() });

function parsed<S>(text: string | null, Saisie: z.ZodMiniType<S>): LocalDraft<S> | undefined {
  try {
    const { saisie, ...rest } = z.parse(Envelope, JSON.parse(text ?? 'null'));
    return { ...rest, saisie: z.parse(Saisie, saisie) };
  } catch {
    return undefined;
  }
}

type Options<S> = {
  readonly habilisId: string;
  readonly type: Type;
  readonly Saisie: z.ZodMiniType<S>;
  /** Tells apart the requests without number that one person begins. */
  readonly newKey: string;
};

/** The copies of one person under one role, kept until the server acknowledges (wire, Autosave). */
export function createLocalDrafts<S>({ habilisId, type, Saisie, newKey }: Options<S>): LocalDrafts<S> {
  const keyOf = (id: number | null) => `habilis-brouillon:${habilisId}:${type}:${id ?? `nouvelle:${newKey}`}`;
  return {
    read: (id) => parsed(readLocally(keyOf(id)), Saisie),
    keep: (id, draft) => keepLocally(keyOf(id), JSON.stringify(draft)),
    drop: (id) => keepLocally(keyOf(id), null),
  };
}
