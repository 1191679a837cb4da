import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import { resultatsFaults } from '@habilis/domain/resultat/resultatsFaults';
import { reponsesEntre } from '@habilis/domain/resultat/saisieResultat';
import { useText } from '@habilis/i18n/TextProvider';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { tellFailed } from '../../../messages/tellDone.ts';
import { isRefusal } from '../../../messages/tellRefused.ts';
import { useOutageOnPage } from '../../../messages/useOutageOnPage.ts';
import { call } from '../../../session/call.ts';
import { keyOfResultats } from '../../../session/keptResultats.ts';
import { nomDe } from '../nomDe.ts';
import { asDocument, type OpenSession } from '../sessionKind.ts';
import { createResultats } from './createResultats.ts';
import { readResultats, type WaitingResultat, type WaitingResultats } from './waitingResultats.ts';

const subscribeToNetwork = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Sends what waits as the page opens and the network comes back, and follows other tabs. */
function useSync(
  results: ReturnType<typeof createResultats>,
  { key, isEditable }: { readonly key: string; readonly isEditable: boolean },
) {
  useEffect(() => {
    if (!isEditable) return;
    results.start();
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) results.readAgain();
    };
    addEventListener('online', results.retryNow);
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('online', results.retryNow);
      removeEventListener('storage', onStorage);
      results.dispose();
    };
  }, [results, key, isEditable]);
}

/** Closing the page or reading it again without network leaves results unsent: the browser asks first. */
function useUnsentGuard(isUnsent: boolean, key: string) {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => {
      // What a sign-out forgot is asked about no more.
      if (Object.keys(readResultats(key)).length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsent, key]);
}

/** The lines as they stand on this device, over those of the server. */
const linesOf = (stagiaires: readonly Stagiaire[], waiting: WaitingResultats): readonly Stagiaire[] =>
  stagiaires.map((one) => {
    const mine = waiting[one.id];
    if (mine === undefined) return one;
    const { present, identiteVerifiee, resultat, motif } = mine;
    return { ...one, present, identiteVerifiee, resultat, motif };
  });

/** How many answers of the lines wait. */
function waitsOf(lines: readonly Stagiaire[], stagiaires: readonly Stagiaire[], waiting: WaitingResultats): number {
  const stored = new Map(stagiaires.map((one) => [one.id, one]));
  return lines.reduce((sum, line) => {
    const before = stored.get(line.id);
    // Answered there and back: what is kept still waits to be sent.
    return waiting[line.id] === undefined || before === undefined
      ? sum
      : sum + Math.max(1, reponsesEntre(line, before));
  }, 0);
}

/** What is entered of a line. */
const entryOf = (line: Stagiaire): readonly [number, WaitingResultat] => {
  const { id, present, identiteVerifiee, resultat, motif, version } = line;
  return [id, { present, identiteVerifiee, resultat, motif, version, nom: nomDe(line) }];
};

/** Goes from line to line: the next one that lacks something is after the one worked on last, or among those passed over. */
function useNext(faults: readonly FieldFault[]) {
  const last = useRef(-1);
  return {
    workOn: (index: number) => {
      last.current = index;
    },
    /** The first thing that the next unfinished line lacks, as a path; null when every line is whole. */
    takeNext: (): string | null => {
      const lacking = faults.map(({ path }) => ({ path, index: Number(path.split('.')[1]) }));
      const next = lacking.find(({ index }) => index > last.current) ?? lacking[0];
      if (next === undefined) return null;
      last.current = next.index;
      return next.path;
    },
  };
}

/** Readies the results for a step; once the person asked to submit, what is missing is told at its line. */
function useReady(results: ReturnType<typeof createResultats>, faults: readonly FieldFault[]) {
  const t = useText();
  const [attempts, setAttempts] = useState(0);
  /** Whether all that waits was sent, else the page tells why not; a submit is read over first, without network too, once every line is whole. */
  const ready = async (isSubmit: boolean): Promise<boolean> => {
    if (isSubmit && faults.length > 0) {
      setAttempts((before) => before + 1);
      return false;
    }
    try {
      await results.flush();
    } catch (error) {
      if (isRefusal(error)) return false;
      if (!isSubmit) tellFailed(t('sessions-certification.resultats.reseau'));
      return isSubmit;
    }
    return Object.keys(results.getState().waiting).length === 0;
  };
  return { attempts, ready };
}

/** The results of a session whose page is open: as they stand on this device, over those of the server. */
export function useResultats(open: OpenSession, habilisId: string) {
  const { document, state } = open;
  const { id, resultatsModifiables, stagiaires } = state.demande;
  const key = keyOfResultats(habilisId, id ?? 0);
  const [results] = useState(() =>
    createResultats({
      key,
      send: (resultats) =>
        call(sessionCertification.updateResultats, { body: { id: id ?? 0, resultats } }, { background: true }),
      onSaved: (session) => document.learn(asDocument(session)),
    }),
  );
  const { waiting, conflits, status } = useSyncExternalStore(results.subscribe, results.getState);
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  useOutageOnPage(resultatsModifiables);
  useSync(results, { key, isEditable: resultatsModifiables });
  useUnsentGuard(resultatsModifiables && Object.keys(waiting).length > 0, key);
  // What can no longer be sent is told apart, never shown as if it were recorded.
  const lines = resultatsModifiables ? linesOf(stagiaires, waiting) : stagiaires;
  const faults: readonly FieldFault[] = resultatsFaults(lines);
  const { takeNext, workOn } = useNext(faults);
  const { attempts, ready } = useReady(results, faults);
  return {
    /** The session's, on this device. */
    key,
    lines,
    waiting,
    conflits,
    status,
    isOnline,
    /** How many answers wait on this device (SC855). */
    nbEnAttente: resultatsModifiables ? waitsOf(lines, stagiaires, waiting) : 0,
    /** Whether what waits cannot leave now. */
    isCut: resultatsModifiables && (!isOnline || status.kind === 'error'),
    isEditable: resultatsModifiables,
    faults,
    takeNext,
    /** Enters what was tapped: only lines that changed. */
    enter: (changed: readonly Stagiaire[]) => {
      const [only, ...others] = changed;
      if (only !== undefined && others.length === 0) workOn(lines.findIndex(({ id: one }) => one === only.id));
      const before = new Map(lines.map((line) => [line.id, line]));
      const entries = changed.filter((line) => line !== before.get(line.id)).map(entryOf);
      if (entries.length > 0) results.enter(entries);
      return entries.length;
    },
    settle: results.settle,
    drop: results.drop,
    attempts,
    ready,
  };
}
export type OpenResultats = ReturnType<typeof useResultats>;
