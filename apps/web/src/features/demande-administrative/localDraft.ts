import { DemandeAdministrativeSaisie } from '@habilis/api/demande-administrative/DemandeAdministrative';
import * as z from 'zod/mini';

const LocalDraft = z.object({ version: z.int(), cleBrouillon: z.string(), saisie: DemandeAdministrativeSaisie });
export type LocalDraft = z.infer<typeof LocalDraft>;

const keyOf = (habilisId: string, id: number | null): string => `habilis-brouillon:${habilisId}:DA:${id ?? 'nouvelle'}`;

/** What was typed and not acknowledged, kept in this browser until it is. */
export function readLocalDraft(habilisId: string, id: number | null): LocalDraft | undefined {
  try {
    const parsed = z.safeParse(LocalDraft, JSON.parse(localStorage.getItem(keyOf(habilisId, id)) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function keepLocalDraft(habilisId: string, id: number | null, draft: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(habilisId, id), JSON.stringify(draft));
  } catch {
    // A full or forbidden store costs the safety copy, not the page.
  }
}

export function dropLocalDraft(habilisId: string, id: number | null): void {
  localStorage.removeItem(keyOf(habilisId, id));
}
