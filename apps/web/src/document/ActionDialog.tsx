import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { useText } from '@habilis/i18n/TextProvider';
import { Select } from '@habilis/ui/Select';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../forms/FormDialog.tsx';
import { keepLocally, readLocally } from './localDraft.ts';

export type ActionInput = { readonly commentaire: string | null; readonly affecteA: string | null };

export type ActionDialogProps<I> = {
  readonly action: ActionPossible;
  readonly isBusy: boolean;
  /** Why the last try was refused. */
  readonly fault: string | undefined;
  /** Storage key of the comment being typed: a refused action or a reload does not lose it. */
  readonly commentKey: string;
  readonly onConfirm: (input: I) => void;
  readonly onCancel: () => void;
};

type Props = ActionDialogProps<ActionInput> & {
  readonly type: 'DA' | 'DH';
  /** The task on which the action is taken, when it has its own texts. */
  readonly task?: string;
  /** To whom the task may be assigned. */
  readonly affectables: readonly PersonneRef[];
  /** Other fields of the action; `isChecked` once the person tried to confirm. */
  readonly children?: ((isChecked: boolean) => ReactNode) | undefined;
  /** Whether those other fields prevent the action. */
  readonly isIncomplete?: boolean;
  /** The question and its consequences, when the action's default texts are not enough. */
  readonly words?: { readonly title: string; readonly message: string } | undefined;
  /** @default the action's own name */
  readonly confirmLabel?: string | undefined;
};

const READ_BY_ENTITE = new Set(['DemandeComplement', 'DemandeMiseAJour', 'Confirme']);
const READ_BY_CAISSE = new Set(['Supprime', 'Abandonne', 'Recours']);
const DESTROYING = new Set(['Supprime', 'Abandonne', 'Rejette', 'Confirme']);

/** Says who will read the comment: a demandeur reads why a habilitation was rejected; an administrative rejection waits for a confirmation. */
function helpOf(key: string, type: 'DA' | 'DH') {
  if (READ_BY_CAISSE.has(key)) return 'workflow.commentaire-suppression';
  if (READ_BY_ENTITE.has(key) || (type === 'DH' && key === 'Rejette')) return 'workflow.commentaire-entite';
  return type === 'DA' ? 'workflow.commentaire-interne' : 'workflow.commentaire-interne-DH';
}

/** The comment of an action, kept in this browser while it is typed. */
function useComment(key: string): [string, (comment: string) => void] {
  const [comment, setComment] = useState(() => readLocally(key) ?? '');
  const change = (typed: string) => {
    setComment(typed);
    keepLocally(key, typed === '' ? null : typed);
  };
  return [comment, change];
}

/** Asks for what an action needs: a comment, a person, and its other fields. */
export function ActionDialog({
  type,
  task,
  action: { key, commentaireRequis, affectationRequise },
  isBusy,
  fault,
  commentKey,
  onConfirm,
  onCancel,
  affectables,
  children,
  isIncomplete = false,
  words,
  confirmLabel,
}: Props): ReactNode {
  const t = useText();
  const [commentaire, setCommentaire] = useComment(commentKey);
  const [affecteA, setAffecteA] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isChecked = attempts > 0;
  const isCommentMissing = commentaireRequis && isEmpty(commentaire);
  const isPersonMissing = affectationRequise && affecteA === null;
  const find = (family: string) =>
    (task === undefined ? undefined : t.find(`workflow.${family}.${key}-${task}`)) ??
    t.find(`workflow.${family}.${key}-${type}`) ??
    t.find(`workflow.${family}.${key}`);
  const consequence = words?.message ?? find('consequence');
  const confirm = () => {
    setAttempts(attempts + 1);
    if (isCommentMissing || isPersonMissing || isIncomplete) return;
    onConfirm({ commentaire: commentaireRequis ? commentaire : null, affecteA });
  };
  return (
    <FormDialog
      title={words?.title ?? find('question') ?? find('action') ?? key}
      message={consequence}
      isDanger={DESTROYING.has(key)}
      submitLabel={confirmLabel ?? find('action') ?? key}
      form={{ submit: confirm, attempts, isBusy, messages: [] }}
      onClose={onCancel}
    >
      {fault !== undefined && !commentaireRequis && <Text tone="danger">{fault}</Text>}
      {affectationRequise && (
        <Select
          label={t('workflow.affecter-a')}
          placeholder={t('entites.choisir')}
          options={affectables.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom }))}
          value={affecteA}
          onChange={setAffecteA}
          errorMessage={isChecked && isPersonMissing ? t('erreurs.demande.affectation-requise') : undefined}
        />
      )}
      {commentaireRequis && (
        <TextArea
          label={t('workflow.commentaire')}
          description={t(helpOf(key, type))}
          value={commentaire}
          onChange={setCommentaire}
          maxLength={4000}
          autoFocus
          errorMessage={isChecked && isCommentMissing ? t('erreurs.demande.commentaire-requis') : fault}
        />
      )}
      {children?.(isChecked)}
    </FormDialog>
  );
}
