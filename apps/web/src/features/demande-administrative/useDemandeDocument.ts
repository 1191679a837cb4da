import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../session/call.ts';
import { createDemandeDocument, type DemandeDocument, type DocumentState } from './demandeDocument.ts';
import { createLocalDrafts } from './localDraft.ts';

const AUTOSAVE_DELAY_MS = 1000;

type Options = {
  readonly habilisId: string;
  readonly roleId: number;
  readonly isByInstructeur: boolean;
  readonly onCreated: (demande: DemandeAdministrative) => void;
};

export type OpenDemande = { readonly document: DemandeDocument; readonly state: DocumentState };

/** The request being typed, for as long as its page is open. */
export function useDemandeDocument(
  initial: DemandeAdministrative,
  { habilisId, roleId, isByInstructeur, onCreated }: Options,
): OpenDemande {
  const [document] = useState(() => {
    const endpoint = isByInstructeur ? demandeAdministrative.updateByInstructeur : demandeAdministrative.update;
    return createDemandeDocument({
      initial,
      drafts: createLocalDrafts({ habilisId, roleId }),
      write: (body, files, options) => call(endpoint, { body, files }, { ...options, background: true }),
      onCreated,
      delayMs: AUTOSAVE_DELAY_MS,
    });
  });
  const state = useSyncExternalStore(document.subscribe, document.getState);
  useEffect(() => {
    document.start();
    addEventListener('online', document.retryNow);
    return () => {
      removeEventListener('online', document.retryNow);
      document.dispose();
    };
  }, [document]);
  return { document, state };
}
