import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { useText } from '@habilis/i18n/TextProvider';
import { Select } from '@habilis/ui/Select';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { FormDialog } from '../forms/FormDialog.tsx';
import type { Form } from '../forms/useForm.ts';
import type { ActionInput } from './ActionInput.ts';

/** What the dialog of an action is given by its page. */
export type ActionDialogProps<I> = {
  readonly action: ActionPossible;
  /** Storage key of the comment being typed: a refused action or a reload does not lose it. */
  readonly commentKey: string;
  /** Chooses whether the action leads to the next demande of the list; absent where there is none. */
  readonly onward?: ((isChosen: boolean) => void) | undefined;
  /** Takes the action; rejects with what its form shows. */
  readonly onConfirm: (input: I) => Promise<unknown>;
  readonly onCancel: () => void;
};

type Props = Pick<ActionDialogProps<ActionInput>, 'action' | 'onward' | 'onCancel'> & {
  readonly type: 'DA' | 'DH';
  /** The demande, by its entite and its number. */
  readonly about: readonly (string | null | undefined)[];
  /** The task on which the action is taken, when it has its own texts. */
  readonly task?: string;
  readonly form: Pick<
    Form<ActionInput>,
    'values' | 'set' | 'at' | 'submit' | 'messages' | 'attempts' | 'isDirty' | 'isBusy'
  >;
  /** To whom the task may be assigned. */
  readonly affectables: readonly PersonneRef[];
  /** The question and its consequences, when the action's default texts are not enough. */
  readonly words?:
    | {
        readonly title: string;
        readonly message: string;
        /** @default the action's own name */
        readonly confirm?: string;
      }
    | undefined;
  /** Whether points stand for the comment, and whether one does; absent where none are asked. */
  readonly points?: { readonly isWritten: boolean } | undefined;
  /** Other fields of the action. */
  readonly children?: ReactNode;
};

/** The paths of the fields that every action may have. */
const COMMENT = 'draftWorkflowComment';
const ASSIGNEE = 'currentWorkflowTask.assignedUserHabilisId';

const READ_BY_ENTITE = new Set(['DemandeComplement', 'DemandeMiseAJour', 'Confirme']);
const READ_BY_CAISSE = new Set(['Supprime', 'Abandonne', 'Recours']);
const DESTROYING = new Set(['Supprime', 'Abandonne', 'Rejette', 'Confirme']);

/** Says who will read the comment: a demandeur reads why a habilitation was rejected; an administrative rejection waits for a confirmation. */
function helpOf(key: string, type: 'DA' | 'DH') {
  if (READ_BY_CAISSE.has(key)) return 'workflow.commentaire-suppression';
  if (READ_BY_ENTITE.has(key) || (type === 'DH' && key === 'Rejette')) return 'workflow.commentaire-entite';
  return type === 'DA' ? 'workflow.commentaire-interne' : 'workflow.commentaire-interne-DH';
}

/** Asks for what an action needs: a comment, a person, and its other fields. */
export function ActionDialog({
  type,
  about,
  task,
  action: { key, commentaireRequis, affectationRequise },
  form,
  affectables,
  words,
  points,
  onward,
  onCancel,
  children,
}: Props): ReactNode {
  const t = useText();
  const find = (family: string) =>
    (task === undefined ? undefined : t.find(`workflow.${family}.${key}-${task}`)) ??
    t.find(`workflow.${family}.${key}-${type}`) ??
    t.find(`workflow.${family}.${key}`);
  return (
    <FormDialog
      title={words?.title ?? find('question') ?? find('action') ?? key}
      about={about}
      message={words?.message ?? find('consequence')}
      isDanger={DESTROYING.has(key)}
      submitLabel={words?.confirm ?? find('action') ?? key}
      other={onward === undefined ? undefined : { label: t('workflow.lecture.confirmer-suivant'), choose: onward }}
      form={form}
      onClose={onCancel}
    >
      {affectationRequise && (
        <Select
          {...form.at(ASSIGNEE)}
          label={t('workflow.affecter-a')}
          placeholder={t('entites.choisir')}
          options={affectables.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom }))}
          value={form.values.currentWorkflowTask.assignedUserHabilisId}
          onChange={(id) => form.set({ currentWorkflowTask: { assignedUserHabilisId: id } })}
        />
      )}
      {commentaireRequis && (
        <TextArea
          {...form.at(COMMENT)}
          label={t('workflow.commentaire')}
          optionalLabel={points?.isWritten === true ? t('entites.facultatif') : undefined}
          description={t(points === undefined ? helpOf(key, type) : 'workflow.commentaire-ou-points')}
          value={form.values.draftWorkflowComment ?? ''}
          onChange={(typed) => form.set({ draftWorkflowComment: typed === '' ? null : typed })}
          maxLength={4000}
          autoFocus
        />
      )}
      {children}
    </FormDialog>
  );
}
