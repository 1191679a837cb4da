import { ProblemError, TransportError } from '@habilis/api/client/errors';
import type { ActionPossible, DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { useRef, useState } from 'react';
import { call } from '../../session/call.ts';
import { problemText } from '../../shell/reportError.ts';
import { addToast, FAILURE_LIFE_MS, SUCCESS_LIFE_MS } from '../../shell/toasts.ts';
import type { ActionInput } from './ActionDialog.tsx';
import { conflictOf } from './conflictOf.ts';
import { createIdempotency } from '../../session/idempotency.ts';
import { keepLocally } from './localDraft.ts';
import type { OpenDemande } from './useDemandeDocument.ts';
import type { Faults } from './useFaults.ts';

type Options = {
  readonly open: OpenDemande;
  readonly faults: Faults;
  readonly isByInstructeur: boolean;
  /** Where the comment being typed for an action is kept. */
  readonly commentKeyOf: (action: string) => string;
  /** The request moved on: read everything again. */
  readonly onDone: () => void;
  readonly onDeleted: () => void;
};

const NO_INPUT: ActionInput = { commentaire: null, dateSuspension: null, affecteA: null };
const SILENT = 'demande.delete-with-suspension-not-allowed';

/** Takes actions on the request: the queue first, one at a time, refusals told where they belong. */
export function useActions({ open, faults, isByInstructeur, commentKeyOf, onDone, onDeleted }: Options) {
  const { document, state } = open;
  const t = useText();
  const [asked, setAsked] = useState<ActionPossible | null>(null);
  const [fault, setFault] = useState<string>();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const isBusy = useRef(false);
  const [keyOf] = useState(createIdempotency);

  const remove = async (commentaire: string) => {
    const { id, version } = document.getState().demande;
    if (id === null) return;
    const body = { version, commentaire };
    await call(demandeAdministrative.remove, { params: { id }, body }, { idempotencyKey: keyOf(['Supprime', body]) });
    document.abandon();
    addToast({ severity: 'success', summary: t('workflow.supprime-succes'), life: SUCCESS_LIFE_MS });
    onDeleted();
  };

  const tellSuccess = (key: string, demande: DemandeAdministrative) => {
    const isSubmit = key === 'Soumet' && !isByInstructeur;
    const caisse = demande.caisseInstructrice?.libelle ?? '';
    const detail = isSubmit
      ? t('workflow.fait.Soumet-detail', { caisse, numero: demande.numero ?? '' })
      : t.find(`workflow.fait.${key}`);
    const summary = t(isSubmit ? 'workflow.fait.Soumet' : 'workflow.fait.action');
    addToast({ severity: 'success', summary, detail, life: SUCCESS_LIFE_MS });
  };

  const submit = async (key: string, { commentaire, dateSuspension, affecteA }: ActionInput) => {
    await document.flush();
    const endpoint = isByInstructeur ? demandeAdministrative.submitByInstructeur : demandeAdministrative.submit;
    const assigned = affecteA === null ? {} : { assignedUserHabilisId: affecteA };
    const body = document.bodyFor({
      currentWorkflowTask: { selectedActionKey: key, ...assigned },
      draftWorkflowComment: commentaire,
      ...(dateSuspension === null ? {} : { dateSuspensionAdministrative: dateSuspension }),
    });
    const demande = await call(endpoint, { body }, { idempotencyKey: keyOf(body) });
    document.settle(demande);
    tellSuccess(key, demande);
    onDone();
  };

  /** A refusal goes beside its field, in the page when the request moved on, in the dialog, else in a message. */
  const tellFailure = (key: string, error: unknown) => {
    const conflict = conflictOf(error);
    if (conflict !== undefined) document.setConflict(conflict);
    if (conflict !== undefined || faults.take(error)) {
      setAsked(null);
      return;
    }
    // The queue could not be emptied: nothing was submitted, and the connection is to blame.
    if (error instanceof TransportError) setFault(t('erreurs.http.0-detail'));
    if (!(error instanceof ProblemError)) return;
    const { title } = error.problem;
    setFault(problemText(title));
    if (title === SILENT || (error.status !== 400 && error.status !== 409)) return;
    const summary = t(key === 'Supprime' ? 'workflow.supprime-echec' : 'erreurs.erreur');
    addToast({ severity: 'error', summary, detail: problemText(title), life: FAILURE_LIFE_MS });
  };

  const take = async (key: string, input: ActionInput) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyKey(key);
    setFault(undefined);
    try {
      await (key === 'Supprime' ? remove(input.commentaire ?? '') : submit(key, input));
      if (input.commentaire !== null) keepLocally(commentKeyOf(key), null);
      setAsked(null);
    } catch (error) {
      tellFailure(key, error);
    } finally {
      isBusy.current = false;
      setBusyKey(null);
    }
  };

  /** An action chosen in the bar: asks what it needs, or takes it at once. */
  const choose = async (action: ActionPossible) => {
    if (state.conflict !== null) return;
    const isSubmit = action.key === 'Soumet' && !isByInstructeur;
    if (isSubmit && !(await faults.check())) return;
    setFault(undefined);
    const needsWords = action.commentaireRequis || action.affectationRequise || action.key === 'Confirme';
    if (needsWords) setAsked(action);
    else await take(action.key, NO_INPUT);
  };
  return {
    asked,
    fault,
    busyKey,
    choose,
    confirm: (input: ActionInput) => asked !== null && void take(asked.key, input),
    cancel: () => setAsked(null),
  };
}
