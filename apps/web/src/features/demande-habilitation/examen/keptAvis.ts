import { AvisWrite } from '@habilis/api/avis/Avis';
import * as z from 'zod/mini';
import { keepLocally, readLocally } from '../../../session/keptLocally.ts';

/** An avis typed in this browser and not acknowledged yet, with the task and the version that it was typed over. */
const KeptAvis = z.object({ version: z.int(), task: z.string(), avis: AvisWrite });
export type KeptAvis = z.infer<typeof KeptAvis>;

export function readKeptAvis(key: string): KeptAvis | null {
  try {
    return z.parse(KeptAvis, JSON.parse(readLocally(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps an avis in this browser; null forgets it. */
export const keepAvis = (key: string, kept: KeptAvis | null): void =>
  keepLocally(key, kept === null ? null : JSON.stringify(kept));

export const isSameAvis = (one: AvisWrite, other: AvisWrite): boolean =>
  one.type === other.type && one.texte === other.texte;

/** The avis to begin with, and how the kept one stands to the stored one. */
export type OpenedAvis = {
  readonly avis: AvisWrite;
  /** `stored`: nothing else is kept for this task; `restored`: typed over this version; `stale`: over an older one, so the person chooses. */
  readonly kind: 'stored' | 'restored' | 'stale';
  /** The version that `avis` was typed over. */
  readonly version: number;
};

/** The stored avis, the kept one, or a choice between both: as a document opens (`openDocument`). */
export function openAvis(
  kept: KeptAvis | null,
  stored: AvisWrite,
  { version, task }: { readonly version: number; readonly task: string },
): OpenedAvis {
  if (kept === null || kept.task !== task || isSameAvis(kept.avis, stored)) {
    return { avis: stored, kind: 'stored', version };
  }
  return { avis: kept.avis, kind: kept.version === version ? 'restored' : 'stale', version: kept.version };
}
