import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { minSuspensionDate } from '@habilis/domain/demande-administrative/minSuspensionDate';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../shell/calendarWords.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { ActionDialog, type ActionDialogProps, type ActionInput } from '../../shell/document/ActionDialog.tsx';
import { problemText } from '../../shell/reportError.ts';

export type DemandeActionInput = ActionInput & { readonly dateSuspension: string | null };

type Props = ActionDialogProps<DemandeActionInput> & { readonly demande: DemandeAdministrative };

const SUSPENDING = new Set(['DemandeComplement', 'DemandeMiseAJour']);

function SuspensionDate({
  value,
  isTooEarly,
  onChange,
}: {
  value: string | null;
  isTooEarly: boolean;
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
      {...calendarWords(t)}
      errorMessage={isTooEarly ? problemText('demande.date-suspension-trop-proche') : undefined}
    />
  );
}

/** What an action on an administrative request needs to be told: a comment, a person, the date of a suspension. */
export function DemandeActionDialog({ demande, onConfirm, ...dialog }: Props): ReactNode {
  const { today, delaiSuspensionJours } = useServerProperties();
  const [dateSuspension, setDateSuspension] = useState<string | null>(null);
  const isTooEarly = dateSuspension !== null && dateSuspension < minSuspensionDate(today, delaiSuspensionJours);
  return (
    <ActionDialog
      {...dialog}
      type="DA"
      affectables={demande.affectables}
      isIncomplete={isTooEarly}
      onConfirm={(input) => onConfirm({ ...input, dateSuspension })}
    >
      {SUSPENDING.has(dialog.action.key)
        ? () => <SuspensionDate value={dateSuspension} isTooEarly={isTooEarly} onChange={setDateSuspension} />
        : undefined}
    </ActionDialog>
  );
}
