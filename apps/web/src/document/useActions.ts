import { ProblemError, TransportError } from '@habilis/api/client/errors';
import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { useText } from '@habilis/i18n/TextProvider';
import { useRef, useState } from 'react';
import { createIdempotency } from '../session/idempotency.ts';
import { problemText } from '../messages/reportError.ts';
import { tellAct, tellDone, tellFailed } from '../messages/tellDone.ts';
import type { ActionInput } from './ActionDialog.tsx';
import { doneText, type Receipt } from './doneText.ts';
import { conflictOf } from './conflictOf.ts';
import type { StoredDemande, WriteBase } from './DemandeKind.ts';
import { keepLocally } from './localDraft.ts';
import type { OpenDemande } from './useDocument.ts';
import type { Faults } from './useFaults.ts';

/** The body of a removal. */
type Removal = { readonly version: number; readonly commentaire: string };

type Options<D extends StoredDemande, S extends object, B extends WriteBase, I extends ActionInput> = {
  readonly open: OpenDemande<D, S, B>;
  readonly faults: Pick<Faults<string>, 'check' | 'take'>;
  /** Whether the form is checked before an action. */
  readonly isJudged: (key: string) => boolean;
  /** Whether an action asks for confirmation; one that needs a comment always does. */
  readonly isAsked: (key: string) => boolean;
  readonly noInput: I;
  /** Sends an action once the queue is empty; `keyOf` gives the same idempotency key for the same content. */
  readonly send: (key: string, input: I, keyOf: (content: unknown) => string) => Promise<D>;
  readonly remove: (id: number, body: Removal, options: { readonly idempotencyKey: string }) => Promise<unknown>;
  /** Who has the demande and under which number, if a caisse has it. */
  readonly receiptOf?: (demande: D) => Receipt | null;
  /** The storage key of an action's comment. */
  readonly commentKeyOf: (action: string) => string;
  /** The demande moved on: reads everything again. */
  readonly onDone: () => void;
  readonly onDeleted: () => void;
};

const taskOf = ({ currentWorkflowTask }: StoredDemande): string => currentWorkflowTask.currentTaskDefinitionKey;

const SILENT = 'demande.delete-with-suspension-not-allowed';

/** Takes actions on a demande: saves first, one action at a time, and shows refusals where they belong. */
export function useActions<D extends StoredDemande, S extends object, B extends WriteBase, I extends ActionInput>({
  open: { kind, document, state },
  faults,
  isJudged,
  isAsked,
  noInput,
  send,
  remove,
  receiptOf = () => null,
  commentKeyOf,
  onDone,
  onDeleted,
}: Options<D, S, B, I>) {
  const t = useText();
  const [asked, setAsked] = useState<ActionPossible | null>(null);
  const [fault, setFault] = useState<string>();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const isBusy = useRef(false);
  const [keyOf] = useState(createIdempotency);

  const removeAll = async (commentaire: string) => {
    const { id, version } = document.getState().demande;
    if (id === null) return;
    const body = { version, commentaire };
    await remove(id, body, { idempotencyKey: keyOf(['Supprime', body]) });
    document.abandon();
    tellDone(`workflow.supprime-succes.${kind.removalOf(state.demande)}`);
    onDeleted();
  };

  const submit = async (key: string, input: I) => {
    await document.flush();
    const task = taskOf(document.getState().demande);
    const demande = await send(key, input, keyOf);
    document.settle(demande);
    tellAct(doneText(t, { type: kind.type, key, task, next: taskOf(demande) }, receiptOf(demande)));
    onDone();
  };

  /** Shows a refusal beside its field, in the page when the demande moved on, in the dialog, or else in a message. */
  const tellFailure = (key: string, error: unknown) => {
    const conflict = conflictOf(error, kind.Demande);
    if (conflict !== undefined) document.setConflict(conflict);
    if (conflict !== undefined || faults.take(error)) {
      setAsked(null);
      return;
    }
    // The queue could not be emptied: nothing was submitted, because of the connection.
    if (error instanceof TransportError) setFault(t('erreurs.http.0-detail'));
    if (!(error instanceof ProblemError)) return;
    const { title } = error.problem;
    setFault(problemText(title));
    if (title === SILENT || (error.status !== 400 && error.status !== 409)) return;
    tellFailed(
      ...(key === 'Supprime' ? [t(`workflow.supprime-echec.${kind.removalOf(state.demande)}`)] : []),
      problemText(title),
    );
  };

  const take = async (key: string, input: I) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyKey(key);
    setFault(undefined);
    try {
      await (key === 'Supprime' ? removeAll(input.commentaire ?? '') : submit(key, input));
      if (input.commentaire !== null) keepLocally(commentKeyOf(key), null);
      setAsked(null);
    } catch (error) {
      tellFailure(key, error);
    } finally {
      isBusy.current = false;
      setBusyKey(null);
    }
  };

  /** An action chosen in the bar: opens its dialog, or takes it at once. */
  const choose = async (action: ActionPossible) => {
    if (state.conflict !== null) return;
    if (isJudged(action.key) && !(await faults.check())) return;
    setFault(undefined);
    const needsWords = action.commentaireRequis || action.affectationRequise || isAsked(action.key);
    if (needsWords) setAsked(action);
    else await take(action.key, noInput);
  };
  return {
    asked,
    fault,
    busyKey,
    choose,
    confirm: (input: I) => asked !== null && void take(asked.key, input),
    cancel: () => setAsked(null),
  };
}
