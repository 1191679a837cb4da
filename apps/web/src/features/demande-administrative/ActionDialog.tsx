import type { ActionPossible, DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { minSuspensionDate } from '@habilis/domain/demande-administrative/minSuspensionDate';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { problemText } from '../../shell/reportError.ts';
import { keepLocally, readLocally } from './localDraft.ts';

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
  /** Where the comment being typed is kept, so that a refused action or a reload does not lose it. */
  readonly commentKey: string;
  readonly onConfirm: (input: ActionInput) => void;
  readonly onCancel: () => void;
};

const SUSPENDING = new Set(['DemandeComplement', 'DemandeMiseAJour']);
const READ_BY_ENTITY = new Set([...SUSPENDING, 'Confirme']);
const DESTROYING = new Set(['Supprime', 'Rejette', 'Confirme']);

function helpOf(
  key: string,
): 'workflow.commentaire-suppression' | 'workflow.commentaire-entite' | 'workflow.commentaire-interne' {
  if (key === 'Supprime') return 'workflow.commentaire-suppression';
  return READ_BY_ENTITY.has(key) ? 'workflow.commentaire-entite' : 'workflow.commentaire-interne';
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

function SuspensionDate({
  value,
  isTooEarly,
  onChange,
}: {
  value: string | null;
  isTooEarly: (date: string) => boolean;
  onChange: (date: string | null) => void;
}): ReactNode {
  const t = useText();
  const { today, delaiSuspensionJours } = useServerProperties();
  const earliest = minSuspensionDate(today, delaiSuspensionJours);
  return (
    <DatePicker
      label={t('workflow.date-suspension')}
      optionalLabel={t('entites.facultatif')}
      description={t('workflow.date-suspension-aide', { date: formatDate(earliest) })}
      value={value}
      onChange={onChange}
      minValue={earliest}
      calendarLabel={t('entites.calendrier')}
      previousLabel={t('entites.mois-precedent')}
      nextLabel={t('entites.mois-suivant')}
      errorMessage={
        value !== null && isTooEarly(value) ? problemText('demande.date-suspension-trop-proche') : undefined
      }
    />
  );
}

/** What an action needs to be told before it is taken: a comment, a person, a date. */
export function ActionDialog({ action, demande, isBusy, fault, commentKey, onConfirm, onCancel }: Props): ReactNode {
  const t = useText();
  const { today, delaiSuspensionJours } = useServerProperties();
  const [commentaire, setCommentaire] = useComment(commentKey);
  const [dateSuspension, setDateSuspension] = useState<string | null>(null);
  const [affecteA, setAffecteA] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { key, commentaireRequis, affectationRequise } = action;
  const isCommentMissing = commentaireRequis && commentaire.trim() === '';
  const isPersonMissing = affectationRequise && affecteA === null;
  const isTooEarly = (date: string) => date < minSuspensionDate(today, delaiSuspensionJours);
  const isDateWrong = dateSuspension !== null && isTooEarly(dateSuspension);
  const confirm = () => {
    setChecked(true);
    if (isCommentMissing || isPersonMissing || isDateWrong) return;
    onConfirm({ commentaire: commentaireRequis ? commentaire : null, dateSuspension, affecteA });
  };
  return (
    <ConfirmationDialog
      title={t.find(`workflow.question.${key}`) ?? t.find(`workflow.action.${key}`) ?? key}
      isOpen
      isDanger={DESTROYING.has(key)}
      isBusy={isBusy}
      confirmLabel={t.find(`workflow.action.${key}`) ?? key}
      cancelLabel={t('modals.annuler')}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        {fault !== undefined && !commentaireRequis && <Text tone="danger">{fault}</Text>}
        {affectationRequise && (
          <Select
            label={t('workflow.affecter-a')}
            placeholder={t('entites.choisir')}
            options={demande.affectables.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom }))}
            value={affecteA}
            onChange={setAffecteA}
            errorMessage={isChecked && isPersonMissing ? t('erreurs.demande.affectation-requise') : undefined}
          />
        )}
        {commentaireRequis && (
          <TextArea
            label={t('workflow.commentaire')}
            description={t(helpOf(key))}
            value={commentaire}
            onChange={setCommentaire}
            maxLength={4000}
            autoFocus
            errorMessage={isChecked && isCommentMissing ? t('erreurs.demande.commentaire-requis') : fault}
          />
        )}
        {SUSPENDING.has(key) && (
          <SuspensionDate value={dateSuspension} isTooEarly={isTooEarly} onChange={setDateSuspension} />
        )}
      </Stack>
    </ConfirmationDialog>
  );
}
