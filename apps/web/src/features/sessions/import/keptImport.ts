import * as z from 'zod/mini';
import { tryStorage } from '../../../session/tryStorage.ts';
import { ClassImport, type ImportLine } from './classImport.ts';

/** Kept for this browser tab, so that another tab of the page, a reload or the end of the session loses nothing that was corrected. */
const keyOf = (habilisId: string, sessionId: number): string => `habilis-import:${habilisId}:${sessionId}`;
/** Lines that are kept together: a change of one of them writes no more than these. */
const PIECE = 25;
const Lines = ClassImport.shape.lines;
const Head = z.omit(ClassImport, { lines: true });
/** How many lines there are too: counted without reading them. */
const Counted = z.extend(Head, { nombre: z._default(z.number(), 0) });

const pieceKey = (key: string, at: number): string => `${key}:${at}`;

/** The lines that each piece holds, as they were last written; a line that did not change is the same object. */
const written = new Map<string, readonly ImportLine[]>();

function keepPiece(key: string, lines: readonly ImportLine[]): void {
  const before = written.get(key);
  const isKept = before?.length === lines.length && lines.every((line, at) => line === before[at]);
  if (isKept && sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, JSON.stringify(lines));
  written.set(key, lines);
}

/** Forgets the pieces from one on. */
function forgetFrom(key: string, first: number): void {
  for (let at = first; sessionStorage.getItem(pieceKey(key, at)) !== null; at++) {
    sessionStorage.removeItem(pieceKey(key, at));
    written.delete(pieceKey(key, at));
  }
}

const listeners = new Set<() => void>();

/** Tells whenever an import begins, is left aside or ends. */
export function subscribeToImports(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many lines that one person imported wait to join a session with as many places; null when none does: those that were left aside do not. */
export function waitingLines(habilisId: string, sessionId: number | null, places: number): number | null {
  if (sessionId === null) return null;
  const read = () => z.safeParse(Counted, JSON.parse(sessionStorage.getItem(keyOf(habilisId, sessionId)) ?? 'null'));
  const head = tryStorage(read)?.data;
  if (head === undefined || head.isAside) return null;
  return head.colonnes.classe === undefined && head.nombre > places ? head.chosen.length : head.nombre;
}

/** The import that one person had begun for a session. */
export function readImport(habilisId: string, sessionId: number | null): ClassImport | null {
  if (sessionId === null) return null;
  const key = keyOf(habilisId, sessionId);
  try {
    const head = z.parse(Head, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    const lines: ImportLine[] = [];
    for (let at = 0; ; at++) {
      const piece = sessionStorage.getItem(pieceKey(key, at));
      if (piece === null) return { ...head, lines };
      lines.push(...z.parse(Lines, JSON.parse(piece)));
    }
  } catch {
    return null;
  }
}

function forgetImport(key: string): void {
  sessionStorage.removeItem(key);
  forgetFrom(key, 0);
}

/** Keeps an import as it stands; null when it is over. Only what changed is written, so that writing in a cell never waits for a thousand lines. */
export function keepImport(habilisId: string, sessionId: number, one: ClassImport | null): void {
  const key = keyOf(habilisId, sessionId);
  const isKept = tryStorage(() => {
    if (one === null) forgetImport(key);
    else {
      const { lines, ...head } = one;
      const pieces = Math.ceil(lines.length / PIECE);
      sessionStorage.setItem(key, JSON.stringify({ ...head, nombre: lines.length }));
      for (let at = 0; at < pieces; at++) keepPiece(pieceKey(key, at), lines.slice(at * PIECE, (at + 1) * PIECE));
      forgetFrom(key, pieces);
    }
    return true;
  });
  // Without room for all of it nothing is kept: half of a class would be taken for the whole.
  if (isKept !== true) tryStorage(() => forgetImport(key));
  for (const listener of listeners) listener();
}
