import { DECISIONS, type Decision, isFavorable } from '@habilis/domain/demande-habilitation/decisions';
import { refusalOfDateDebut } from '@habilis/domain/demande-habilitation/refusalOfDateDebut';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { calendarWords } from '../../../forms/calendarWords.ts';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { problemText } from '../../../messages/reportError.ts';
import type { ExamenDetails } from './ExamenInput.ts';

type Props = {
  readonly details: ExamenDetails;
  readonly onChange: (changes: Partial<ExamenDetails>) => void;
  /** The commission's date: a habilitation cannot begin before it. */
  readonly dateCnh: string | null;
  readonly isChecked: boolean;
};

const MOTIF_MAX = 10_000;

/** Whether a decision needs a text: the reserve, or the reason. */
export const needsMotif = (decision: Decision | null): boolean => decision !== null && decision !== 'ACCORDE';

/** The reserve or the reason, which the letter repeats. */
export function MotifField({
  label,
  details: { motif },
  onChange,
  isChecked,
}: Omit<Props, 'dateCnh'> & { readonly label: string }): ReactNode {
  const t = useText();
  return (
    <TextArea
      label={label}
      description={t('habilitations.decision.lu')}
      value={motif ?? ''}
      onChange={(typed) => onChange({ motif: typed === '' ? null : typed })}
      maxLength={MOTIF_MAX}
      errorMessage={isChecked && isEmpty(motif) ? t('erreurs.demande.motif-requis') : undefined}
    />
  );
}

/** The decision of the commission, its start and its reason (domain, C.1). */
export function DecisionFields({ details, onChange, dateCnh, isChecked }: Props): ReactNode {
  const t = useText();
  const { horizon } = useServerProperties();
  const { decision, dateDebut } = details;
  const refusal = refusalOfDateDebut(dateDebut, { dateCnh, horizon });
  return (
    <>
      <RadioGroup
        label={t('habilitations.decision.titre')}
        options={DECISIONS.map((id) => ({ id, label: t(`habilitations.decision.${id}`) }))}
        value={decision}
        onChange={(chosen) => onChange({ decision: DECISIONS.find((one) => one === chosen) ?? null })}
        errorMessage={isChecked && decision === null ? t('erreurs.demande.decision-requise') : undefined}
      />
      {needsMotif(decision) && (
        <MotifField
          label={t(
            decision === 'ACCORDE_SOUS_RESERVE' ? 'habilitations.decision.reserve' : 'habilitations.decision.motif',
          )}
          details={details}
          onChange={onChange}
          isChecked={isChecked}
        />
      )}
      {decision !== null && isFavorable(decision) && (
        <DatePicker
          label={t('habilitations.decision.debut')}
          description={t('habilitations.decision.debut-aide')}
          optionalLabel={t('entites.facultatif')}
          value={dateDebut}
          onChange={(date) => onChange({ dateDebut: date })}
          minValue={dateCnh ?? undefined}
          maxValue={horizon}
          {...calendarWords(t)}
          errorMessage={refusal === null ? undefined : problemText(refusal)}
        />
      )}
    </>
  );
}
