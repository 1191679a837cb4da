import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

type Kind = 'lever' | 'lever-reserve';

const send = ({ id, version }: Habilitation, kind: Kind, commentaire: string): Promise<Habilitation> =>
  kind === 'lever'
    ? call(habilitation.setSuspension, {
        body: {
          habilitationId: id,
          version,
          dateDebutSuspension: null,
          dateFinSuspension: null,
          commentaireSuspension: commentaire,
          rupture: false,
        },
      })
    : call(habilitation.leverReserve, { body: { habilitationId: id, version, commentaire } });

/** Lifts a suspension or a reserve, with what shows that it may be. */
export function CommentDialog({
  one,
  kind,
  onSent,
  onClose,
}: {
  one: Habilitation;
  kind: Kind;
  /** The accreditation is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(['commentaire']);
  const [commentaire, setCommentaire] = useState('');
  const confirm = async () => {
    const isMissing = isEmpty(commentaire);
    const known = isMissing ? [{ path: 'commentaire', label: problemText('habilitation.commentaire-requis') }] : [];
    const isDone = await sending.send(() => send(one, kind, commentaire), known);
    if (isDone) tellDone(kind === 'lever' ? 'habilitations.suspension-levee' : 'habilitations.reserve-levee');
    if (isDone) onClose();
    if (!isMissing) onSent();
  };
  return (
    <ConfirmationDialog
      title={t(`habilitations.action.${kind}`)}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t(`habilitations.action.${kind}`)}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <Text>{t(`habilitations.${kind}-texte`)}</Text>
        <TextArea
          id="commentaire"
          label={t('habilitations.commentaire')}
          description={t('habilitations.commentaire-aide')}
          value={commentaire}
          onChange={setCommentaire}
          maxLength={4000}
          autoFocus
          errorMessage={sending.faultOf('commentaire')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
