import { useText } from '@habilis/i18n/TextProvider';
import { FileUpload } from '@habilis/ui/FileUpload';
import { formatFileSize } from '@habilis/i18n/format';
import { type ReactNode, useState } from 'react';
import { ActionDialog, type ActionDialogProps, type ActionInput } from '../../document/ActionDialog.tsx';
import type { Files } from '../../document/useFiles.ts';
import type { NewFile } from '../../document/writeBase.ts';
import { problemText } from '../../messages/reportError.ts';
import { CHAMP_RECOURS } from '@habilis/domain/demande-habilitation/champsFixes';

export type HabilitationActionInput = ActionInput & { readonly piece: NewFile | null };

type Props = ActionDialogProps<HabilitationActionInput> & { readonly files: Files };

/** Asks what an action of the demandeur needs: a comment, and the document of an appeal. */
export function HabilitationActionDialog({ files, onConfirm, ...dialog }: Props): ReactNode {
  const t = useText();
  const [piece, setPiece] = useState<NewFile | null>(null);
  const wantsPiece = dialog.action.key === 'Recours';
  const isMissing = wantsPiece && (piece === null || piece.refusal !== undefined);
  const choose = ([file]: readonly File[]) => setPiece(file === undefined ? null : files.judge(CHAMP_RECOURS, file));
  const views =
    piece === null
      ? []
      : [
          {
            key: piece.key,
            name: piece.file.name,
            sizeLabel: formatFileSize(piece.file.size),
            ...(piece.refusal === undefined
              ? { state: 'pending' as const }
              : { state: 'error' as const, errorMessage: problemText(piece.refusal) }),
          },
        ];
  return (
    <ActionDialog
      {...dialog}
      type="DH"
      affectables={[]}
      isIncomplete={isMissing}
      onConfirm={(input) => onConfirm({ ...input, piece })}
    >
      {wantsPiece
        ? (isChecked) => (
            <FileUpload
              label={t('habilitations.demande.recours-piece')}
              description={files.limits}
              accept={files.accept}
              files={views}
              errorMessage={isChecked && piece === null ? t('erreurs.champ.piece-requise') : undefined}
              onAdd={choose}
              onRemove={() => setPiece(null)}
              onReplace={(_, file) => choose([file])}
              onOpen={() => undefined}
              words={files.words}
            />
          )
        : undefined}
    </ActionDialog>
  );
}
