import * as z from 'zod/mini';
import { tryStorage } from '../../../session/tryStorage.ts';
import { ClassImport } from './classImport.ts';

/** Kept for this browser tab, so that another tab of the page, a reload or the end of the session loses nothing that was corrected. */
const keyOf = (habilisId: string, sessionId: number): string => `habilis-import:${habilisId}:${sessionId}`;

/** The import that one person had begun for a session. */
export function readImport(habilisId: string, sessionId: number | null): ClassImport | null {
  if (sessionId === null) return null;
  try {
    return z.parse(ClassImport, JSON.parse(sessionStorage.getItem(keyOf(habilisId, sessionId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps an import as it stands; null when it is over. */
export function keepImport(habilisId: string, sessionId: number, one: ClassImport | null): void {
  const key = keyOf(habilisId, sessionId);
  tryStorage(() => (one === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(one))));
}
