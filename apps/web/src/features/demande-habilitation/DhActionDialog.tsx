import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { actionFaults, needsOfAction } from '@habilis/domain/demande-habilitation/actionFaults';
import { CHAMP_RECOURS } from '@habilis/domain/demande-habilitation/champsFixes';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ActionDialog, type ActionDialogProps } from '../../document/ActionDialog.tsx';
import { type ActionInput, beginAction, keepComment } from '../../document/ActionInput.ts';
import type { Files } from '../../document/useFiles.ts';
import type { NewFile } from '../../document/writeBase.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { useForm } from '../../forms/useForm.ts';
import { problemText } from '../../messages/reportError.ts';

export type DhActionInput = ActionInput & {
  readonly fileUploads: { readonly [CHAMP_RECOURS]: NewFile | null };
};

type Props = ActionDialogProps<DhActionInput> & {
  readonly demande: DemandeHabilitation;
  readonly files: Files;
};

const PIECE = `fileUploads.${CHAMP_RECOURS}`;

/** The chosen file; one that cannot be sent says why itself. */
const viewOf = ({ key, file, refusal }: NewFile) => ({
  key,
  name: file.name,
  sizeLabel: formatFileSize(file.size),
  ...(refusal === undefined
    ? { state: 'pending' as const }
    : { state: 'error' as const, errorMessage: problemText(refusal) }),
});

/** Asks what an action of the demandeur needs: a comment, and the document of an appeal. */
export function DhActionDialog({ demande, files, action, commentKey, onConfirm, onCancel }: Props): ReactNode {
  const t = useText();
  const { today, horizon } = useServerProperties();
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const form = useForm<DhActionInput, unknown>({
    initial: () => ({ ...beginAction(action, commentKey), fileUploads: { [CHAMP_RECOURS]: null } }),
    onChange: (input) => keepComment(commentKey, input),
    judge: ({ draftWorkflowComment, currentWorkflowTask, fileUploads: { recours } }) =>
      actionFaults(task, action.key, {
        etat: demande,
        today,
        horizon,
        hasComment: !isEmpty(draftWorkflowComment),
        hasPoints: false,
        hasAssignee: currentWorkflowTask.assignedUserHabilisId !== null,
        dateCnh: demande.dateCnh,
        decision: null,
        hasMotif: false,
        dateDebut: null,
        hasPieceRecours: recours !== null && recours.refusal === undefined,
      }),
    send: onConfirm,
  });
  const { recours: piece } = form.values.fileUploads;
  const choose = ([file]: readonly File[]) => {
    const take = (recours: NewFile | null) => form.set({ fileUploads: { [CHAMP_RECOURS]: recours } });
    take(file === undefined ? null : files.judge(CHAMP_RECOURS, file, take));
  };
  return (
    <ActionDialog
      type="DH"
      about={[demande.entiteDemandeuse?.raisonSociale, demande.numero ?? demande.dispositifNiveau?.libelle]}
      action={action}
      form={form}
      affectables={[]}
      onCancel={onCancel}
    >
      {needsOfAction(task, action.key).includes('piece-recours') && (
        <FileUpload
          id={fieldId(PIECE)}
          label={t('habilitations.demande.recours-piece')}
          description={files.limits}
          accept={files.accept}
          files={piece === null ? [] : [viewOf(piece)]}
          errorMessage={piece === null ? form.faultOf(PIECE) : undefined}
          onAdd={choose}
          onRemove={() => choose([])}
          onReplace={(_, file) => choose([file])}
          onOpen={() => undefined}
          words={files.words}
        />
      )}
    </ActionDialog>
  );
}
