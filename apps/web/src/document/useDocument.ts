import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDocument, type DemandeDocument } from './createDocument.ts';
import type { DocumentState } from './documentStore.ts';
import type { Write } from './documentWriter.ts';
import type { DemandeKind, StoredDemande, WriteBase } from './DemandeKind.ts';
import { createLocalDrafts } from './localDraft.ts';

const AUTOSAVE_DELAY_MS = 1000;

type Options<D, B> = {
  readonly habilisId: string;
  /** Distinguishes the new demandes, without number, that one person begins. */
  readonly newKey: string;
  readonly write: Write<D, B>;
  readonly onCreated: (demande: D) => void;
};

export type OpenDemande<D extends StoredDemande, S extends object, B extends WriteBase> = {
  readonly kind: DemandeKind<D, S, B>;
  readonly document: DemandeDocument<D, S, B>;
  readonly state: DocumentState<D, S>;
};

/** The document being edited, for as long as its page is open. */
export function useDocument<D extends StoredDemande, S extends object, B extends WriteBase>(
  kind: DemandeKind<D, S, B>,
  initial: D,
  { habilisId, newKey, write, onCreated }: Options<D, B>,
): OpenDemande<D, S, B> {
  const [document] = useState(() =>
    createDocument({
      kind,
      initial,
      drafts: createLocalDrafts({ habilisId, type: kind.type, Saisie: kind.Saisie, newKey }),
      write,
      onCreated,
      delayMs: AUTOSAVE_DELAY_MS,
    }),
  );
  const state = useSyncExternalStore(document.subscribe, document.getState);
  useEffect(() => {
    document.start();
    addEventListener('online', document.retryNow);
    return () => {
      removeEventListener('online', document.retryNow);
      document.dispose();
    };
  }, [document]);
  return { kind, document, state };
}
