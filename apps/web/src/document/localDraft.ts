import * as z from 'zod/mini';
import { keepLocally, readLocally } from '../session/keptLocally.ts';

/** Typed values not yet acknowledged, with the version they are based on. */
export type LocalDraft<S> = { readonly version: number; readonly cleBrouillon: string; readonly saisie: S };

/** Copies of unacknowledged values, by document id; null is the demande that has no number yet. */
export type LocalDrafts<S> = {
  readonly read: (id: number | null) => LocalDraft<S> | undefined;
  readonly keep: (id: number | null, draft: LocalDraft<S>) => void;
  readonly drop: (id: number | null) => void;
};

type Type = 'DA' | 'DH' | 'SC';

/** The storage key of an action's comment: one per action, so that words for colleagues never end up in a comment that the entite reads. */
export const commentKeyOf = (habilisId: string, type: Type, id: number | null, action: string): string =>
  `habilis-commentaire:${habilisId}:${type}:${id ?? 'nouvelle'}:${action}`;

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
  /** Distinguishes the new demandes, without number, that one person begins. */
  readonly newKey: string;
};

/** One person's copies, whatever their role, kept until the server acknowledges (rules/wire#autosave). */
export function createLocalDrafts<S>({ habilisId, type, Saisie, newKey }: Options<S>): LocalDrafts<S> {
  const keyOf = (id: number | null) => `habilis-brouillon:${habilisId}:${type}:${id ?? `nouvelle:${newKey}`}`;
  return {
    read: (id) => parsed(readLocally(keyOf(id)), Saisie),
    keep: (id, draft) => keepLocally(keyOf(id), JSON.stringify(draft)),
    drop: (id) => keepLocally(keyOf(id), null),
  };
}
