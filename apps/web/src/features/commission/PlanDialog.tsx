import { commission } from '@habilis/api/commission/endpoints';
import type { PointOrdreDuJour, Seance } from '@habilis/api/commission/Seance';
import type { Issue } from '@habilis/api/commission/writes';
import { refusalOfDateCnh } from '@habilis/domain/demande-habilitation/refusalOfDateCnh';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { problemText } from '../../messages/reportError.ts';
import { useSending } from '../../forms/useSending.ts';

const OTHER = 'autre';
/** As many days already fixed are proposed. */
const PROPOSED = 4;

/** On which day the chosen requests come before the commission: one that is fixed already, or another. */
export function PlanDialog({
  points,
  seances,
  isMove = false,
  onDone,
  onClose,
}: {
  points: readonly PointOrdreDuJour[];
  seances: readonly Seance[];
  /** Whether they leave another day. @default false */
  isMove?: boolean;
  onDone: (issues: readonly Issue[], dateCnh: string) => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { today, horizon } = useServerProperties();
  const sending = useSending(['dateCnh']);
  const proposed = seances.filter(({ date }) => date >= today).slice(0, PROPOSED);
  const [choice, setChoice] = useState<string>(proposed[0]?.date ?? OTHER);
  const [other, setOther] = useState<string | null>(null);
  const dateCnh = choice === OTHER ? other : choice;
  const plan = async () => {
    const refusal = refusalOfDateCnh(dateCnh, { today, horizon });
    const known = refusal === null ? [] : [{ path: 'dateCnh', label: problemText(refusal) }];
    const demandes = points.map(({ demandeHabilitationId, version }) => ({ demandeHabilitationId, version }));
    await sending.send(async () => {
      if (dateCnh === null) return;
      onDone(await call(commission.planifier, { body: { dateCnh, demandes } }), dateCnh);
    }, known);
  };
  const fault = sending.faults.find(({ path }) => path === null);
  return (
    <ConfirmationDialog
      title={t(`workflow.commission.${isMove ? 'changer' : 'inscrire'}-question`, { nombre: points.length })}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t(isMove ? 'workflow.action.Replanifie' : 'workflow.commission.inscrire')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void plan()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        {fault !== undefined && (
          <div role="alert">
            <Text tone="danger">{fault.label}</Text>
          </div>
        )}
        {proposed.length > 0 && (
          <RadioGroup
            label={t('workflow.commission.seance')}
            options={[
              ...proposed.map(({ date }) => ({ id: date, label: formatDate(date) })),
              { id: OTHER, label: t('workflow.commission.autre-date') },
            ]}
            value={choice}
            onChange={setChoice}
          />
        )}
        {choice === OTHER && (
          <DatePicker
            id="dateCnh"
            label={t('workflow.commission.date')}
            value={other}
            onChange={setOther}
            minValue={today}
            maxValue={horizon}
            {...calendarWords(t)}
            errorMessage={sending.faultOf('dateCnh')}
          />
        )}
      </Stack>
    </ConfirmationDialog>
  );
}
