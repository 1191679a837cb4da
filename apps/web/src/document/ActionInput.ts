import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { keepLocally, readLocally } from '../session/keptLocally.ts';

/** What every action sends, with the paths of its write. */
export type ActionInput = {
  readonly draftWorkflowComment: string | null;
  readonly currentWorkflowTask: { readonly assignedUserHabilisId: string | null };
};

/** The input of an action that asks for nothing. */
export const NO_INPUT: ActionInput = {
  draftWorkflowComment: null,
  currentWorkflowTask: { assignedUserHabilisId: null },
};

/** What a dialog of an action begins with: the comment kept in this browser, if it asks for one. */
export const beginAction = ({ commentaireRequis }: ActionPossible, commentKey: string): ActionInput =>
  commentaireRequis ? { ...NO_INPUT, draftWorkflowComment: readLocally(commentKey) } : NO_INPUT;

/** Keeps the comment being typed: neither a refusal, nor a reload, nor the end of the session loses it. */
export const keepComment = (commentKey: string, { draftWorkflowComment }: ActionInput): void =>
  keepLocally(commentKey, draftWorkflowComment);
