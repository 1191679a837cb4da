import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import type { ActionDialogProps } from '../../document/ActionDialog.tsx';
import { type ActionInput, beginAction, keepComment } from '../../document/ActionInput.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { CourrielRelance } from './CourrielRelance.tsx';
import { ClotureWords } from './ClotureWords.tsx';
import { RelectureSheet } from './resultats/RelectureSheet.tsx';
import type { OpenResultats } from './resultats/useResultats.ts';
import type { SessionDocument } from './sessionKind.ts';

type Props = ActionDialogProps<ActionInput> & {
  readonly session: SessionDocument;
  readonly resultats: OpenResultats;
};

const COMMENT = 'draftWorkflowComment';

/** Asks before an action on a session; results are read over first. */
export function SessionActionDialog({ resultats, ...asked }: Props): ReactNode {
  const { session, action, onConfirm, onCancel } = asked;
  return action.key === 'Soumet' && session.etat === 'RESULTATS' ? (
    <RelectureSheet {...{ session, resultats, onConfirm, onCancel }} />
  ) : (
    <ActionDialog {...asked} />
  );
}

/** What the action does, and a comment where one is needed. */
function ActionDialog({ session, action, commentKey, onConfirm, onCancel }: Omit<Props, 'resultats'>): ReactNode {
  const t = useText();
  const { key, commentaireRequis } = action;
  const { etat, stagiaires, animateurNomPrenom } = session;
  const form = useForm<ActionInput, unknown>({
    initial: () => beginAction(action, commentKey),
    onChange: (input) => keepComment(commentKey, input),
    judge: ({ draftWorkflowComment }) =>
      commentaireRequis && isEmpty(draftWorkflowComment)
        ? [{ path: COMMENT, title: 'session-certification.commentaire-requis' }]
        : [],
    send: onConfirm,
  });
  const find = (family: string) =>
    t.find(`sessions-certification.${family}.${key}-${etat}`, {
      nom: animateurNomPrenom ?? '',
      nombre: stagiaires.length,
    });
  return (
    <FormDialog
      title={find('question') ?? key}
      about={[session.habilitation.dispositifNiveau.libelle, session.numero]}
      message={find('consequence')}
      isDanger={key === 'Supprime'}
      submitLabel={find('action') ?? key}
      form={form}
      onClose={onCancel}
    >
      {key === 'Relance' && <CourrielRelance session={session} />}
      {key === 'Soumet' && session.apercuCloture !== null && (
        <ClotureWords apercu={session.apercuCloture} stagiaires={session.stagiaires} />
      )}
      {commentaireRequis && (
        <TextArea
          {...form.field(COMMENT)}
          value={form.values.draftWorkflowComment ?? ''}
          onChange={(typed) => form.set({ draftWorkflowComment: typed === '' ? null : typed })}
          label={t('workflow.commentaire')}
          description={find('lecteur')}
          maxLength={4000}
          autoFocus
        />
      )}
    </FormDialog>
  );
}
