import type { AvisWrite } from '@habilis/api/avis/Avis';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { AVIS_RENDUS } from '@habilis/domain/avis/avisTypes';
import { refusalOfAvis } from '@habilis/domain/avis/refusalOfAvis';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../session/call.ts';
import { type AutosaveState, createAutosaveQueue } from '../../../document/autosaveQueue.ts';
import { conflictOf } from '../../../document/conflictOf.ts';
import { isFinal, retryMs } from '../../../document/retryPolicy.ts';
import { problemText } from '../../../messages/reportError.ts';
import type { OpenDh } from '../dhKind.ts';
import { isSameAvis, keepAvis, openAvis, readKeptAvis } from './keptAvis.ts';

const AUTOSAVE_DELAY_MS = 1000;
const FIELD_OF = {
  'demande.avis-requis': 'avis.type',
  'demande.avis-interdit': 'avis.type',
  'demande.avis-defavorable-requis': 'avis.type',
  'demande.avis-texte-requis': 'avis.texte',
} as const;

/** Why the avis does not fit an action, null when it does: an inadmissible demande needs an unfavourable avis (rules/demandes#steps). */
function refusalFor(action: string, avis: AvisWrite): keyof typeof FIELD_OF | null {
  if (action === 'Irrecevable' && avis.type !== 'D') return 'demande.avis-defavorable-requis';
  return refusalOfAvis(avis, AVIS_RENDUS);
}

type Options = {
  readonly open: OpenDh;
  readonly stored: AvisWrite;
  /** Whether the reader may give one now; otherwise what is kept stays where it is. */
  readonly isGiving: boolean;
  /** The key under which the browser keeps what is typed until the server has it. */
  readonly localKey: string;
};

/** The avis that its page begins with: the stored one, or what this browser kept of it. */
function openedFrom({ document, stored, isGiving, localKey }: Omit<Options, 'open'> & Pick<OpenDh, 'document'>) {
  const { version, currentWorkflowTask } = document.getState().demande;
  const task = currentWorkflowTask.currentTaskDefinitionKey;
  return { task, ...openAvis(isGiving ? readKeptAvis(localKey) : null, stored, { version, task }) };
}

/** The queue that writes the avis some time after the last change, and drops the kept copy once it is stored. */
function avisQueue(
  { kind, document }: Pick<OpenDh, 'kind' | 'document'>,
  localKey: string,
  onState: (state: AutosaveState) => void,
) {
  return createAutosaveQueue<AvisWrite>({
    save: async (value) => {
      const body = document.bodyFor({ avis: value });
      const { version } = await call(demandeHabilitation.updateAvis, { body }, { background: true });
      document.learn({ version });
      const kept = readKeptAvis(localKey);
      if (kept === null) return;
      if (isSameAvis(kept.avis, value)) keepAvis(localKey, null);
      // What was typed meanwhile follows on what this write stored.
      else if (kept.version === body.version) keepAvis(localKey, { ...kept, version });
    },
    isFinal,
    onState: (state) => {
      onState(state);
      const conflict = state.kind === 'stopped' ? conflictOf(state.error, kind.Demande) : undefined;
      if (conflict !== undefined) document.setConflict(conflict);
    },
    delayMs: AUTOSAVE_DELAY_MS,
    retryMs,
  });
}

/** The avis being written: saved automatically, kept in the browser until then, and checked when it is given (DH52, DH54). */
export function useAvisDraft({ open: { kind, document }, stored, isGiving, localKey }: Options) {
  const [opened] = useState(() => openedFrom({ document, stored, isGiving, localKey }));
  const { task } = opened;
  /** The older version that the avis was typed over, until the person chooses; null when it is that of the demande. */
  const draftVersion = useRef(opened.kind === 'stale' ? opened.version : null);
  const [avis, setAvis] = useState(opened.avis);
  const [status, setStatus] = useState<AutosaveState>({ kind: 'idle' });
  /** The action for which it was checked: from then on the fault is updated as one types. */
  const [judgedFor, setJudgedFor] = useState<string | null>(null);
  const [queue] = useState(() => avisQueue({ kind, document }, localKey, setStatus));
  useEffect(() => {
    const { demande, conflict } = document.getState();
    if (opened.kind === 'stale') document.setConflict({ courant: demande, isMoved: false });
    else if (opened.kind === 'restored' && conflict === null) queue.change(opened.avis);
    addEventListener('online', queue.retryNow);
    return () => {
      removeEventListener('online', queue.retryNow);
      queue.dispose();
    };
  }, [document, opened, queue]);
  const change = (typed: AvisWrite) => {
    setAvis(typed);
    keepAvis(localKey, { version: draftVersion.current ?? document.getState().demande.version, task, avis: typed });
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
    /** Puts the avis over the other stored version, when the person chooses so. */
    reapply: () => {
      if (!document.adopt()) return;
      draftVersion.current = null;
      change(avis);
    },
    /** Drops what was typed for the other stored version, when the person chooses so. */
    abandon: () => {
      queue.discard();
      draftVersion.current = null;
      keepAvis(localKey, null);
      setAvis(stored);
    },
    /** The avis was given: forget the kept copy. */
    settle: () => keepAvis(localKey, null),
  };
}
export type AvisDraft = ReturnType<typeof useAvisDraft>;
