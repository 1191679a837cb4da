import { ProblemError } from '@habilis/api/client/errors';
import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { useText } from '@habilis/i18n/TextProvider';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createIdempotency } from '../session/idempotency.ts';
import { tellAct, tellDone } from '../messages/tellDone.ts';
import { tellRefused } from '../messages/tellRefused.ts';
import type { ActionInput } from './ActionInput.ts';
import { doneText, type Receipt } from './doneText.ts';
import { conflictOf } from './conflictOf.ts';
import type { StoredDemande, WriteBase } from './DemandeKind.ts';
import { keepLocally } from '../session/keptLocally.ts';
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
  /** The demande moved on by this action, and is stored so: what else the page shows is read again. What is chosen before that is read would be lost: nothing can be. */
  readonly onDone: (action: string, stored: D) => Promise<unknown>;
  /** The act is under way until it ends. */
  readonly onDeleted: () => unknown;
};

const taskOf = ({ currentWorkflowTask }: StoredDemande): string => currentWorkflowTask.currentTaskDefinitionKey;

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
  const [asked, setAsked] = useState<{ readonly action: ActionPossible; readonly of: D } | null>(null);
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
    // It is deleted: what fails afterwards is no fault of the act.
    try {
      await onDeleted();
    } catch (error) {
      tellRefused(error);
    }
  };

  const submit = async (key: string, input: I) => {
    await document.flush();
    const task = taskOf(document.getState().demande);
    const demande = await send(key, input, keyOf);
    document.settle(demande);
    tellAct(doneText(t, { type: kind.type, key, task, next: taskOf(demande) }, receiptOf(demande)));
  };

  /** Shows a refusal in the page, when it is about the demande; false when it is about the action itself. */
  const tellInPage = (error: unknown, { draftWorkflowComment }: ActionInput): boolean => {
    const conflict = conflictOf(error, kind.Demande);
    if (conflict !== undefined) {
      // Its question is closed first, or it would keep the focus.
      flushSync(() => setAsked(null));
      const written = draftWorkflowComment === null ? {} : { commentaire: draftWorkflowComment };
      document.setConflict({ ...conflict, isOfAction: true, ...written });
    }
    // A deletion names its comment otherwise.
    const isOfDialog = (path: string) => path === 'commentaire' || kind.isOfAction(path);
    const isOfAction = error instanceof ProblemError && error.problem.errors?.some(({ path }) => isOfDialog(path));
    return conflict !== undefined || (isOfAction !== true && faults.take(error));
  };
  const tellToast = (key: string, error: unknown) =>
    tellRefused(error, ...(key === 'Supprime' ? [t(`workflow.supprime-echec.${kind.removalOf(state.demande)}`)] : []));

  /** Leaves the page to what is read after an action. */
  const follow = async (key: string) => {
    setAsked(null);
    if (key !== 'Supprime') await onDone(key, document.getState().demande);
  };

  /** Takes an action; rejects with a refusal that the page does not show. */
  const take = async (key: string, input: I) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyKey(key);
    try {
      await (key === 'Supprime' ? removeAll(input.draftWorkflowComment ?? '') : submit(key, input));
      if (input.draftWorkflowComment !== null) keepLocally(commentKeyOf(key), null);
      await follow(key);
    } catch (error) {
      if (!tellInPage(error, input)) {
        // Said once: the dialog that asked tells it, but not what a removal failed at.
        if (asked === null || key === 'Supprime') tellToast(key, error);
        throw error;
      }
      // The page tells it, out of sight under the question.
      setAsked(null);
    } finally {
      isBusy.current = false;
      setBusyKey(null);
    }
  };

  /** An action chosen in the bar: opens its dialog, or takes it at once. */
  const choose = async (action: ActionPossible) => {
    if (isBusy.current) return;
    // Told again, where it is told: pressed anew, the action would seem to do nothing.
    if (state.conflict !== null) return document.setConflict({ ...state.conflict, isOfAction: true });
    if (isJudged(action.key) && !(await faults.check())) return;
    const needsWords = action.commentaireRequis || action.affectationRequise || isAsked(action.key);
    if (needsWords) setAsked({ action, of: document.getState().demande });
    // A toast told why it was refused.
    else await take(action.key, noInput).catch(() => undefined);
  };
  return {
    asked: asked?.action ?? null,
    /** The demande as it stood when the action was asked about: its dialog does not speak of the next step while it closes. */
    askedOf: asked?.of ?? state.demande,
    busyKey,
    choose,
    /** Takes an action with what was asked for it in the page, without its dialog; rejects as `confirm` does. */
    take: async (key: string, input: I) => {
      if (state.conflict === null) await take(key, input);
    },
    confirm: async (input: I) => {
      if (asked !== null) await take(asked.action.key, input);
    },
    cancel: () => setAsked(null),
  };
}
