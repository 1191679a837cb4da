import { ProblemError } from '@habilis/api/client/errors';
import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { useRef, useState } from 'react';
import { call } from '../../session/call.ts';
import { problemText } from '../../shell/reportError.ts';
import { addToast, FAILURE_LIFE_MS, SUCCESS_LIFE_MS } from '../../shell/toasts.ts';
import type { ActionInput } from './ActionDialog.tsx';
import type { DemandeForm } from './useDemandeForm.ts';
import type { useFaults } from './useFaults.ts';

type Options = {
  readonly form: DemandeForm;
  readonly faults: ReturnType<typeof useFaults>;
  readonly isByInstructeur: boolean;
  /** The request moved on: read everything again. */
  readonly onDone: () => void;
  readonly onDeleted: () => void;
};

const NO_INPUT: ActionInput = { commentaire: null, dateSuspension: null, affecteA: null };

/** Takes actions on the request: the queue first, one at a time, refusals told where they belong. */
export function useActions({ form, faults, isByInstructeur, onDone, onDeleted }: Options) {
  const t = useText();
  const [asked, setAsked] = useState<ActionPossible | null>(null);
  const [fault, setFault] = useState<string>();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const isBusy = useRef(false);

  const remove = async (commentaire: string) => {
    const { demande } = form.state;
    if (demande.id === null) return;
    await call(demandeAdministrative.remove, {
      params: { id: demande.id },
      body: { version: demande.version, commentaire },
    });
    form.queue.discard();
    addToast({ severity: 'success', summary: t('workflow.supprime-succes'), life: SUCCESS_LIFE_MS });
    onDeleted();
  };

  const submit = async (key: string, { commentaire, dateSuspension, affecteA }: ActionInput) => {
    await form.queue.flush();
    const sent = form.latest();
    const endpoint = isByInstructeur ? demandeAdministrative.submitByInstructeur : demandeAdministrative.submit;
    const body = form.bodyOf(sent, {
      currentWorkflowTask: {
        selectedActionKey: key,
        ...(affecteA === null ? {} : { assignedUserHabilisId: affecteA }),
      },
      draftWorkflowComment: commentaire,
      ...(dateSuspension === null ? {} : { dateSuspensionAdministrative: dateSuspension }),
    });
    const demande = await call(endpoint, { body, files: sent.newFiles.map(({ file }) => file) });
    form.take(demande, sent);
    faults.clear();
    const isSubmit = key === 'Soumet' && !isByInstructeur;
    const detail = isSubmit
      ? t('workflow.fait.Soumet-detail', {
          caisse: demande.caisseInstructrice?.libelle ?? '',
          numero: demande.numero ?? '',
        })
      : t.find(`workflow.action.${key}`);
    addToast({
      severity: 'success',
      summary: t(isSubmit ? 'workflow.fait.Soumet' : 'workflow.fait.action'),
      detail,
      life: SUCCESS_LIFE_MS,
    });
    onDone();
  };

  const tellFailure = (key: string, error: unknown) => {
    if (!(error instanceof ProblemError)) return;
    const { title, errors } = error.problem;
    if (errors !== undefined && errors.length > 0) {
      setAsked(null);
      faults.take(error);
    } else {
      setFault(problemText(title));
    }
    if (title === 'demande.delete-with-suspension-not-allowed') return;
    if (error.status !== 400 && error.status !== 409) return;
    const summary = key === 'Supprime' ? t('workflow.supprime-echec') : t('erreurs.erreur');
    addToast({ severity: 'error', summary, detail: problemText(title), life: FAILURE_LIFE_MS });
  };

  const take = async (key: string, input: ActionInput) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyKey(key);
    setFault(undefined);
    try {
      await (key === 'Supprime' ? remove(input.commentaire ?? '') : submit(key, input));
      setAsked(null);
    } catch (error) {
      tellFailure(key, error);
    } finally {
      isBusy.current = false;
      setBusyKey(null);
    }
  };

  /** An action chosen in the bar: asks what it needs, or takes it at once. */
  const choose = (action: ActionPossible) => {
    const isSubmit = action.key === 'Soumet' && !isByInstructeur;
    if (isSubmit && !faults.check()) return;
    setFault(undefined);
    const needsWords = action.commentaireRequis || action.affectationRequise || action.key === 'Confirme';
    if (needsWords) setAsked(action);
    else void take(action.key, NO_INPUT);
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
