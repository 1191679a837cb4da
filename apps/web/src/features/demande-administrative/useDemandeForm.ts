import { ProblemError } from '@habilis/api/client/errors';
import {
  DemandeAdministrative as DemandeAdministrativeSchema,
  type DemandeAdministrative,
  type DemandeAdministrativeSaisie,
  type DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { applyTypeEntite } from '@habilis/domain/demande-administrative/applyTypeEntite';
import * as z from 'zod/mini';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../session/call.ts';
import { type AutosaveState, createAutosaveQueue } from './autosaveQueue.ts';
import { dropLocalDraft, keepLocalDraft, readLocalDraft } from './localDraft.ts';
import { saisieOf } from './saisieOf.ts';

/** A file chosen here and not stored yet. */
export type NewFile = { readonly key: string; readonly champ: string; readonly file: File };

export type DemandeFormState = {
  readonly demande: DemandeAdministrative;
  readonly saisie: DemandeAdministrativeSaisie;
  readonly newFiles: readonly NewFile[];
  readonly removed: ReadonlySet<number>;
};

export type FieldFault = { readonly path: string; readonly title: string };

const AUTOSAVE_DELAY_MS = 1000;
const RETRY_MS = 10_000;

/** Whether the server refused the write itself: trying again changes nothing. */
const isRefused = (error: unknown): boolean =>
  error instanceof ProblemError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

/** The form of an administrative request: what is typed, what is stored, and the queue between them. */
export function useDemandeForm(
  initial: DemandeAdministrative,
  {
    habilisId,
    isByInstructeur,
    onStored,
  }: { habilisId: string; isByInstructeur: boolean; onStored: (demande: DemandeAdministrative) => void },
) {
  const [draft] = useState(() =>
    initial.modifiable && !isByInstructeur ? readLocalDraft(habilisId, initial.id) : undefined,
  );
  const isRestored = draft !== undefined && draft.version === initial.version;
  const [state, setState] = useState<DemandeFormState>(() => ({
    demande: initial,
    saisie: isRestored ? draft.saisie : saisieOf(initial),
    newFiles: [],
    removed: new Set(),
  }));
  const [status, setStatus] = useState<AutosaveState>({ kind: 'idle' });
  const [progress, setProgress] = useState(0);
  const [cleBrouillon] = useState(() => draft?.cleBrouillon ?? crypto.randomUUID());
  const current = useRef(state);
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  const bodyOf = useCallback(
    (
      { demande, saisie, newFiles, removed }: DemandeFormState,
      action: Partial<
        Pick<
          DemandeAdministrativeWrite,
          'currentWorkflowTask' | 'draftWorkflowComment' | 'dateSuspensionAdministrative'
        >
      > = {},
    ): DemandeAdministrativeWrite => ({
      ...applyTypeEntite(saisie),
      id: demande.id,
      version: demande.version,
      cleBrouillon: demande.id === null ? cleBrouillon : null,
      avecDemandeHabilitation: demande.avecDemandeHabilitation,
      fileUploads: [
        ...demande.fileUploads.filter(({ id }) => !removed.has(id)).map(({ id }) => ({ id })),
        ...newFiles.map(({ champ, file }, partIndex) => ({ champ, userFilename: file.name, partIndex })),
      ],
      draftWorkflowComment: demande.draftWorkflowComment,
      currentWorkflowTask: { selectedActionKey: null },
      ...action,
    }),
    [cleBrouillon],
  );

  /** Takes over what the server stored, and keeps what was typed since. */
  const take = useCallback(
    (demande: DemandeAdministrative, sent: DemandeFormState) => {
      if (sent.demande.id === null || current.current.saisie === sent.saisie)
        dropLocalDraft(habilisId, sent.demande.id);
      const now = current.current;
      const next: DemandeFormState = {
        demande,
        saisie: now.saisie === sent.saisie ? saisieOf(demande) : now.saisie,
        newFiles: now.newFiles.filter(({ key }) => !sent.newFiles.some((one) => one.key === key)),
        removed: now.removed,
      };
      current.current = next;
      setState(next);
      stored.current(demande);
    },
    [habilisId],
  );

  // oxlint-disable-next-line react/refs -- the queue reads the latest state when it saves, never while rendering
  const [queue] = useState(() =>
    createAutosaveQueue<null>({
      save: async () => {
        const sent = current.current;
        setProgress(0);
        const endpoint = isByInstructeur ? demandeAdministrative.updateByInstructeur : demandeAdministrative.update;
        const demande = await call(
          endpoint,
          { body: bodyOf(sent), files: sent.newFiles.map(({ file }) => file) },
          { background: true, onUploadProgress: setProgress },
        );
        take(demande, sent);
      },
      isFinal: isRefused,
      onState: setStatus,
      delayMs: AUTOSAVE_DELAY_MS,
      retryMs: RETRY_MS,
    }),
  );
  useEffect(() => () => queue.dispose(), [queue]);

  const change = (changes: Partial<DemandeFormState>) => {
    const next = { ...current.current, ...changes };
    current.current = next;
    setState(next);
    if (!isByInstructeur)
      keepLocalDraft(habilisId, next.demande.id, { version: next.demande.version, cleBrouillon, saisie: next.saisie });
    queue.change(null);
  };

  /** Puts what was typed over the version that another write stored, at the person's wish. */
  const reapply = () => {
    if (status.kind !== 'stopped' || !(status.error instanceof ProblemError)) return;
    const courant = z.safeParse(DemandeAdministrativeSchema, status.error.problem.courant);
    if (courant.success) change({ demande: courant.data });
  };

  /** What was restored from this browser is saved at once. */
  useEffect(() => {
    if (isRestored) queue.change(null);
  }, [isRestored, queue]);

  return { state, status, progress, queue, change, bodyOf, take, isRestored, reapply, latest: () => current.current };
}
export type DemandeForm = ReturnType<typeof useDemandeForm>;
