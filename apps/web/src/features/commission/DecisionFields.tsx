import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { problemText } from '../../shell/reportError.ts';
import { CHOICES, type Choice, type Saisie, type SaisieFault, startsHabilitation, wantsMotif } from './saisie.ts';

/** As long as a reason may be. */
const LONGEST_MOTIF = 10_000;

/** The decision on one request: which one, its reason or reserve, its first day. */
export function DecisionFields({
  id,
  saisie,
  point,
  fault,
  onChange,
}: {
  /** Begins the ids of the fields. */
  id: string;
  saisie: Saisie;
  /** Null for a decision that several share. */
  point: PointOrdreDuJour | null;
  fault: SaisieFault | null;
  onChange: (saisie: Saisie) => void;
}): ReactNode {
  const t = useText();
  const { choice, motif, dateDebut } = saisie;
  const isReserve = choice === 'ACCORDE_SOUS_RESERVE';
  return (
    <Stack>
      <Select
        id={`${id}-decision`}
        label={t('habilitations.commission.decision')}
        options={CHOICES.map((one) => ({ id: one, label: t(`habilitations.commission.choix.${one}`) }))}
        value={choice}
        onChange={(chosen) => onChange({ ...saisie, choice: chosen as Choice })}
        placeholder={t('habilitations.commission.choisir-decision')}
        errorMessage={fault === 'demande.decision-requise' ? problemText(fault) : undefined}
      />
      {wantsMotif(choice) && (
        <TextArea
          id={`${id}-motif`}
          label={t(isReserve ? 'habilitations.commission.reserve' : 'habilitations.commission.motif')}
          description={t('habilitations.commission.motif-aide')}
          value={motif}
          onChange={(text) => onChange({ ...saisie, motif: text })}
          maxLength={LONGEST_MOTIF}
          errorMessage={fault === 'demande.motif-requis' ? problemText(fault) : undefined}
        />
      )}
      {point !== null && startsHabilitation(choice, point) && (
        <DatePicker
          id={`${id}-debut`}
          label={t('habilitations.commission.date-debut')}
          description={t('habilitations.commission.date-debut-aide')}
          optionalLabel={t('entites.facultatif')}
          value={dateDebut}
          onChange={(date) => onChange({ ...saisie, dateDebut: date })}
          {...(point.dateCnh === null ? {} : { minValue: point.dateCnh })}
          calendarLabel={t('entites.calendrier')}
          previousLabel={t('entites.mois-precedent')}
          nextLabel={t('entites.mois-suivant')}
        />
      )}
    </Stack>
  );
}
