import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { CHOICES, type Saisie, startsOn, wantsMotif } from './saisie.ts';
import type { FormAt } from '../../forms/useForm.ts';

/** In characters. */
const LONGEST_MOTIF = 10_000;

/** The fields of the decision on one demande: the choice, its reason or reserve, its first day. */
export function DecisionFields({
  path,
  saisie,
  point,
  at,
  onChange,
}: {
  /** Prefix of the paths of the fields. */
  path: string;
  saisie: Saisie;
  /** Null for a decision shared by several demandes. */
  point: PointOrdreDuJour | null;
  at: FormAt;
  onChange: (saisie: Saisie) => void;
}): ReactNode {
  const t = useText();
  const { horizon } = useServerProperties();
  const { decision, motif, dateDebut } = saisie;
  const isReserve = decision === 'ACCORDE_SOUS_RESERVE';
  return (
    <Stack>
      <Select
        {...at(`${path}.decision`)}
        label={t('workflow.commission.decision')}
        options={CHOICES.map((one) => ({ id: one, label: t(`workflow.commission.choix.${one}`) }))}
        value={decision}
        onChange={(chosen) => onChange({ ...saisie, decision: CHOICES.find((one) => one === chosen) ?? null })}
        placeholder={t('workflow.commission.choisir-decision')}
      />
      {wantsMotif(decision) && (
        <TextArea
          {...at(`${path}.motif`)}
          label={t(isReserve ? 'workflow.commission.reserve' : 'workflow.commission.motif')}
          description={t('workflow.commission.motif-aide')}
          value={motif}
          onChange={(text) => onChange({ ...saisie, motif: text })}
          maxLength={LONGEST_MOTIF}
        />
      )}
      {point !== null && startsOn(decision, point) && (
        <DatePicker
          {...at(`${path}.dateDebut`)}
          label={t('workflow.commission.date-debut')}
          description={t('workflow.commission.date-debut-aide')}
          optionalLabel={t('entites.facultatif')}
          value={dateDebut}
          onChange={(date) => onChange({ ...saisie, dateDebut: date })}
          minValue={point.dateCnh ?? undefined}
          maxValue={horizon}
          {...calendarWords(t)}
        />
      )}
    </Stack>
  );
}
