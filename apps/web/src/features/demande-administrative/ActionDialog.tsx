import type { ActionPossible, DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { minSuspensionDate } from '@habilis/domain/demande-administrative/minSuspensionDate';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';

export type ActionInput = {
  readonly commentaire: string | null;
  readonly dateSuspension: string | null;
  readonly affecteA: string | null;
};

type Props = {
  readonly action: ActionPossible;
  readonly demande: DemandeAdministrative;
  readonly isBusy: boolean;
  /** Why the last try was refused. */
  readonly fault: string | undefined;
  readonly onConfirm: (input: ActionInput) => void;
  readonly onCancel: () => void;
};

const SUSPENDING = new Set(['DemandeComplement', 'DemandeMiseAJour']);
const DESTROYING = new Set(['Supprime', 'Rejette', 'Confirme']);

function helpOf(
  key: string,
): 'workflow.commentaire-suppression' | 'workflow.commentaire-entite' | 'workflow.commentaire-interne' {
  if (key === 'Supprime') return 'workflow.commentaire-suppression';
  return SUSPENDING.has(key) ? 'workflow.commentaire-entite' : 'workflow.commentaire-interne';
}

/** What an action needs to be told before it is taken: a comment, a person, a date. */
export function ActionDialog({ action, demande, isBusy, fault, onConfirm, onCancel }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const [commentaire, setCommentaire] = useState('');
  const [dateSuspension, setDateSuspension] = useState<string | null>(null);
  const [affecteA, setAffecteA] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const earliest = minSuspensionDate(today, DEFAULT_SETTINGS.delaiSuspensionJours);
  const isCommentMissing = action.commentaireRequis && commentaire.trim() === '';
  const isPersonMissing = action.affectationRequise && affecteA === null;
  const confirm = () => {
    setChecked(true);
    if (!isCommentMissing && !isPersonMissing)
      onConfirm({ commentaire: commentaire.trim() === '' ? null : commentaire, dateSuspension, affecteA });
  };
  return (
    <ConfirmationDialog
      title={t.find(`workflow.question.${action.key}`) ?? t.find(`workflow.action.${action.key}`) ?? action.key}
      isOpen
      isDanger={DESTROYING.has(action.key)}
      isBusy={isBusy}
      confirmLabel={t.find(`workflow.action.${action.key}`) ?? action.key}
      cancelLabel={t('modals.annuler')}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        {action.affectationRequise && (
          <Select
            label={t('workflow.affecter-a')}
            placeholder={t('entites.choisir')}
            options={demande.affectables.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom }))}
            value={affecteA}
            onChange={setAffecteA}
            errorMessage={isChecked && isPersonMissing ? t('erreurs.demande.affectation-requise') : undefined}
          />
        )}
        {action.commentaireRequis && (
          <TextArea
            label={t('workflow.commentaire')}
            description={t(helpOf(action.key))}
            value={commentaire}
            onChange={setCommentaire}
            maxLength={4000}
            autoFocus
            errorMessage={isChecked && isCommentMissing ? t('erreurs.demande.commentaire-requis') : fault}
          />
        )}
        {SUSPENDING.has(action.key) && (
          <DatePicker
            label={t('workflow.date-suspension')}
            optionalLabel={t('entites.facultatif')}
            description={t('workflow.date-suspension-aide', { date: formatDate(earliest) })}
            value={dateSuspension}
            onChange={setDateSuspension}
            minValue={earliest}
            calendarLabel={t('entites.calendrier')}
            previousLabel={t('entites.mois-precedent')}
            nextLabel={t('entites.mois-suivant')}
          />
        )}
      </Stack>
    </ConfirmationDialog>
  );
}
