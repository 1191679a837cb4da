import type { Seance } from '@habilis/api/commission/Seance';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { type ReactNode, useState } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { calendarWords } from '../../forms/calendarWords.ts';

const OTHER = 'autre';
/** How many seances already fixed are offered. */
const PROPOSED = 4;

type Props = {
  readonly seances: readonly Seance[];
  /** The field of the day. */
  readonly field: {
    readonly id: string;
    readonly value: string | null;
    readonly onChange: (date: string | null) => void;
    readonly errorMessage: string | undefined;
  };
};

/** The first seance already fixed from a day on: what is chosen first. */
export const firstSeance = (seances: readonly Seance[], today: string): string | null =>
  seances.find(({ date }) => date >= today)?.date ?? null;

/** The day of a seance: one already fixed, or another day, of which is said that it opens a new one. */
export function SeanceField({ seances, field }: Props): ReactNode {
  const t = useText();
  const { today, horizon } = useServerProperties();
  const proposed = seances.filter(({ date }) => date >= today).slice(0, PROPOSED);
  const { value, onChange, errorMessage } = field;
  const isProposed = proposed.some(({ date }) => date === value);
  const [isOther, setOther] = useState(value !== null && !isProposed);
  const isFree = isOther || proposed.length === 0;
  const isFixed = seances.some(({ date }) => date === value);
  return (
    <>
      {proposed.length > 0 && (
        <RadioGroup
          label={t('workflow.commission.seance')}
          options={[
            ...proposed.map(({ date, aDecider }) => ({
              id: date,
              label: t('workflow.commission.seance-choix', { date: formatDate(date), demandes: aDecider }),
            })),
            { id: OTHER, label: t('workflow.commission.autre-date') },
          ]}
          value={isOther ? OTHER : isProposed ? value : null}
          onChange={(chosen) => {
            setOther(chosen === OTHER);
            onChange(chosen === OTHER ? null : chosen);
          }}
          errorMessage={isFree ? undefined : errorMessage}
        />
      )}
      {isFree && (
        <DatePicker
          {...field}
          label={t('workflow.commission.date')}
          description={t(
            value !== null && isFixed ? 'workflow.commission.seance-fixee' : 'workflow.commission.seance-nouvelle',
          )}
          minValue={today}
          maxValue={horizon}
          {...calendarWords(t)}
        />
      )}
    </>
  );
}
