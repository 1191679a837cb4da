import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { call } from '../../../session/call.ts';
import { tellDone } from '../../../messages/tellDone.ts';
import { useSending } from '../../../forms/useSending.ts';

type Props = {
  readonly demandeId: number;
  /** The version of the request that was read. */
  readonly version: number;
  readonly taches: readonly string[];
  /** No commission's day is fixed: there is nothing to decide yet. */
  readonly isSansDateCnh: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

const COMMENT_MAX = 4000;

/** Brings a request to another task, with the reason that its history keeps (DH40). */
export function GotoTaskDialog({ demandeId, version, taches, isSansDateCnh, onDone, onCancel }: Props): ReactNode {
  const t = useText();
  const [tache, setTache] = useState<string | null>(null);
  const [commentaire, setCommentaire] = useState('');
  const [isChecked, setChecked] = useState(false);
  const sending = useSending([]);
  const isMissing = isEmpty(commentaire);
  const confirm = async () => {
    setChecked(true);
    if (tache === null || isMissing) return;
    const body = { demandeHabilitationId: demandeId, version, taskDefinitionKey: tache, commentaire };
    const isDone = await sending.send(() => call(demandeHabilitation.wfGotoTask, { body }));
    if (!isDone) return;
    tellDone('workflow.goto.fait');
    onDone();
  };
  return (
    <ConfirmationDialog
      title={t('workflow.goto.titre')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('workflow.goto.porter')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <Select
          label={t('workflow.goto.tache')}
          {...(isSansDateCnh ? { description: t('workflow.goto.sans-date') } : {})}
          placeholder={t('entites.choisir')}
          options={taches.map((id) => ({ id, label: t.find(`workflow.tache.${id}`) ?? id }))}
          value={tache}
          onChange={setTache}
          errorMessage={isChecked && tache === null ? t('erreurs.champ.requis') : undefined}
        />
        <TextArea
          label={t('workflow.goto.motif')}
          description={t('workflow.goto.motif-aide')}
          value={commentaire}
          onChange={setCommentaire}
          maxLength={COMMENT_MAX}
          errorMessage={isChecked && isMissing ? t('erreurs.demande.commentaire-requis') : undefined}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
