import { AvisWrite } from '@habilis/api/avis/Avis';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { refusalOfAvis } from '@habilis/domain/avis/refusalOfAvis';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../session/call.ts';
import { type AutosaveState, createAutosaveQueue } from '../../../document/autosaveQueue.ts';
import { conflictOf } from '../../../document/conflictOf.ts';
import { keepLocally, readLocally } from '../../../session/keptLocally.ts';
import { isFinal, retryMs } from '../../../document/retryPolicy.ts';
import { problemText } from '../../../messages/reportError.ts';
import type { OpenHabilitation } from '../habilitationKind.ts';

const AUTOSAVE_DELAY_MS = 1000;
const FIELD_OF = {
  'demande.avis-requis': 'avis.type',
  'demande.avis-interdit': 'avis.type',
  'demande.avis-defavorable-requis': 'avis.type',
  'demande.avis-texte-requis': 'avis.texte',
} as const;

/** Why the avis does not fit an action, null when it does: an inadmissible demande needs an unfavourable avis (domain, C.1). */
function refusalFor(action: string, avis: AvisWrite): keyof typeof FIELD_OF | null {
  if (action === 'Irrecevable' && avis.type !== 'D') return 'demande.avis-defavorable-requis';
  return refusalOfAvis(avis, ['F', 'FR', 'D', 'SA']);
}

/** What was typed here and is not saved on the server yet. */
function readKept(key: string): AvisWrite | null {
  try {
    return z.parse(AvisWrite, JSON.parse(readLocally(key) ?? 'null'));
  } catch {
    return null;
  }
}

const isSame = (one: AvisWrite, other: AvisWrite): boolean => one.type === other.type && one.texte === other.texte;

type Options = {
  readonly open: OpenHabilitation;
  readonly stored: AvisWrite;
  /** The key under which the browser keeps what is typed until the server has it. */
  readonly localKey: string;
};

/** The avis being written: saved automatically, kept in the browser until then, and checked when it is given (DH52, DH54). */
export function useAvisDraft({ open: { kind, document }, stored, localKey }: Options) {
  const [avis, setAvis] = useState(() => readKept(localKey) ?? stored);
  const [status, setStatus] = useState<AutosaveState>({ kind: 'idle' });
  /** The action for which it was checked: from then on the fault is updated as one types. */
  const [judgedFor, setJudgedFor] = useState<string | null>(null);
  const [queue] = useState(() =>
    createAutosaveQueue<AvisWrite>({
      save: async (value) => {
        const { version } = await call(
          demandeHabilitation.updateAvis,
          { body: document.bodyFor({ avis: value }) },
          { background: true },
        );
        document.learn({ version });
        const kept = readKept(localKey);
        if (kept !== null && isSame(kept, value)) keepLocally(localKey, null);
      },
      isFinal,
      onState: (state) => {
        setStatus(state);
        const conflict = state.kind === 'stopped' ? conflictOf(state.error, kind.Demande) : undefined;
        if (conflict !== undefined) document.setConflict(conflict);
      },
      delayMs: AUTOSAVE_DELAY_MS,
      retryMs,
    }),
  );
  useEffect(() => {
    const kept = readKept(localKey);
    if (kept !== null && document.getState().conflict === null) queue.change(kept);
    addEventListener('online', queue.retryNow);
    return () => {
      removeEventListener('online', queue.retryNow);
      queue.dispose();
    };
  }, [document, localKey, queue]);
  const change = (typed: AvisWrite) => {
    setAvis(typed);
    keepLocally(localKey, JSON.stringify(typed));
    // In a conflict the person chooses first; what is typed until then is only kept here.
    if (document.getState().conflict === null) queue.change(typed);
  };
  const refusal = judgedFor === null ? null : refusalFor(judgedFor, avis);
  return {
    avis,
    status,
    change,
    faultOf: (path: string): string | undefined =>
      refusal !== null && FIELD_OF[refusal] === path ? problemText(refusal) : undefined,
    faultCount: refusal === null ? 0 : 1,
    flush: queue.flush,
    isDirty: queue.isDirty,
    /** Checks the avis before an action: the field at fault, or null when it may be sent. */
    check: (action: string): string | null => {
      setJudgedFor(action);
      const found = refusalFor(action, avis);
      return found === null ? null : FIELD_OF[found];
    },
    /** The avis was given: forget the kept copy. */
    settle: () => keepLocally(localKey, null),
  };
}
export type AvisDraft = ReturnType<typeof useAvisDraft>;
