import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { beginHistory, type EditHistory, recordEdit, redoEdit, undoEdit } from '@habilis/ui/EditableGrid';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { accountAtom } from '../../../session/atoms.ts';
import { call } from '../../../session/call.ts';
import type { OpenSession } from '../sessionKind.ts';
import type { Stagiaires } from '../useStagiaires.ts';
import { beginImport, type ClassImport, isTicked } from './classImport.ts';
import { chosenSheet } from './chosenSheet.ts';
import type { ClassSource } from './ClassSource.ts';
import { plainHeading } from './headings.ts';
import { keepImport, readImport } from './keptImport.ts';
import { placesOf } from './placesOf.ts';
import type { Reading, RefusFichier } from './RefusFichier.ts';

/** An import is written to the browser this long after the last change. */
const KEEP_MS = 300;

type History = EditHistory<ClassImport, string>;
type Source = { readonly fichier: string | null; readonly rows: Promise<Reading<ClassSource>> };

const hasSteps = (steps: readonly unknown[] | undefined): boolean => steps !== undefined && steps.length > 0;

/** Ticks the first lines that fit, where not all do. */
function ticked(one: ClassImport, places: number): ClassImport {
  if (!isTicked(one, places)) return one;
  return { ...one, chosen: one.lines.slice(0, places).map(({ id }) => id) };
}

/** What an import left aside, as a grid again: as many lines as there are places are ticked. */
const takenUp = (one: ClassImport, places: number): ClassImport =>
  ticked({ ...one, isAside: false, chosen: [] }, places);

/** A step back or forth, which leaves the ticks and the agreement about the columns as they are. */
function stepped(before: History, step: (history: History) => History): History {
  const { isConfirmed, chosen } = before.present;
  const after = step(before);
  return { ...after, present: { ...after.present, isConfirmed, chosen } };
}

const columnsOf = (id: number, background: boolean) =>
  call(sessionCertification.importColonnes, { params: { id } }, { background });

/** Keeps a class in this browser tab, a moment after each change and as the page is left, until it is forgotten. */
function useKeeping(habilisId: string, id: number | null, current: ClassImport | null) {
  // What is to be written when the page is left; null once the import is over.
  const latest = useRef<() => void>(null);
  useEffect(() => {
    latest.current = id === null || current === null ? null : () => keepImport(habilisId, id, current);
    const timer = setTimeout(() => latest.current?.(), KEEP_MS);
    return () => clearTimeout(timer);
  }, [habilisId, id, current]);
  useEffect(() => {
    const keep = () => latest.current?.();
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  return {
    forget: () => {
      latest.current = null;
      if (id !== null) keepImport(habilisId, id, null);
    },
  };
}

/** Reads what was pasted or a file, as a class. */
function useReading(id: number | null, stagiaires: Pick<Stagiaires, 'stored'>, onRead: (read: ClassImport) => void) {
  const { today } = useServerProperties();
  const [refus, setRefus] = useState<RefusFichier | null>(null);
  const [isReading, setReading] = useState(false);
  // What the entite's files called their columns, asked while a file is being chosen.
  const remembered = useRef<Promise<Awaited<ReturnType<typeof columnsOf>> | null>>(null);
  const prepare = () => {
    // What fails is asked again, and told, when a file is read.
    if (id !== null) remembered.current = columnsOf(id, true).catch(() => null);
  };

  /** A new session is stored first, for its columns are those of its entite. */
  const begin = async ({ fichier, rows }: Source) => {
    setReading(true);
    setRefus(null);
    try {
      const reading = await rows;
      if (!reading.ok) {
        setRefus(reading.refus);
        return;
      }
      const colonnes = (await remembered.current) ?? (await columnsOf(await stagiaires.stored(), false));
      const memory = new Map(colonnes.map(({ entete, champ }) => [plainHeading(entete), champ]));
      const { sheet, others } = chosenSheet(reading.value, memory);
      const begun = beginImport(sheet.rows, {
        memory,
        today,
        fichier,
        luLe: new Date().toISOString(),
        feuille: sheet.name,
        autresFeuilles: others,
        masquees: sheet.masquees ?? 0,
        isGuessed: reading.value.isGuessed,
      });
      if (begun.ok) onRead(begun.value);
      else setRefus(begun.refus);
    } catch {
      // What could not be stored or read was told.
    } finally {
      setReading(false);
    }
  };
  return { refus, isReading, prepare, begin };
}

/** The class that is being imported into a draft: read, corrected with a history, and kept in this browser tab until it is over. */
export function useClassImport(open: OpenSession, stagiaires: Pick<Stagiaires, 'stored'>) {
  const habilisId = useAtomValue(accountAtom)?.habilisId ?? '';
  const { demande: session } = open.state;
  const places = placesOf(session);
  const [history, setHistory] = useState<History | null>(() => {
    const kept = readImport(habilisId, session.id);
    return kept === null ? null : beginHistory(kept);
  });
  const current = history?.present ?? null;
  const { forget } = useKeeping(habilisId, session.id, current);

  const reading = useReading(session.id, stagiaires, (read) => setHistory(beginHistory(ticked(read, places))));
  const end = () => {
    forget();
    setHistory(null);
  };

  return {
    current,
    places,
    ...reading,
    end,
    change: (next: (before: ClassImport) => ClassImport, what: string) =>
      setHistory((before) => before && recordEdit(before, next(before.present), what)),
    /** Changes what is no step to undo, such as ticks and agreed columns. */
    set: (next: (before: ClassImport) => ClassImport) =>
      setHistory((before) => before && { ...before, present: next(before.present) }),
    /** Changes what can no longer be undone: lines that were sent. */
    settle: (next: (before: ClassImport) => ClassImport) =>
      setHistory((before) => before && beginHistory(next(before.present))),
    /** Leaves what was not imported aside, in sight; ends the import when nothing is left. */
    leaveAside: (sent: ReadonlySet<string>) => {
      if (current === null || current.lines.every(({ id }) => sent.has(id))) end();
      else
        setHistory(
          (before) =>
            before &&
            beginHistory({
              ...before.present,
              lines: before.present.lines.filter(({ id }) => !sent.has(id)),
              isAside: true,
            }),
        );
    },
    takeUp: () => setHistory((before) => before && beginHistory(takenUp(before.present, places))),
    undo: hasSteps(history?.past) ? () => setHistory((before) => before && stepped(before, undoEdit)) : undefined,
    redo: hasSteps(history?.future) ? () => setHistory((before) => before && stepped(before, redoEdit)) : undefined,
  };
}
export type OpenImport = ReturnType<typeof useClassImport>;
