import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { needsOfAction } from '@habilis/domain/demande-habilitation/actionFaults';
import { DECISIONS, startsHabilitation } from '@habilis/domain/demande-habilitation/decisions';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { calendarWords } from '../../../forms/calendarWords.ts';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import type { Form } from '../../../forms/useForm.ts';
import type { ExamenInput } from './ExamenInput.ts';

const MOTIF_MAX = 10_000;

/** The reserve or the reason, which the letter repeats. */
export function MotifField({ label, form }: { label: string; form: Form<ExamenInput> }): ReactNode {
  const t = useText();
  const { value, ...field } = form.field('motif');
  return (
    <TextArea
      {...field}
      label={label}
      description={t('habilitations.decision.lu')}
      value={value ?? ''}
      onChange={(typed) => form.set({ motif: typed === '' ? null : typed })}
      maxLength={MOTIF_MAX}
    />
  );
}

/** The decision of the commission, its start and its reason (domain, C.1). */
export function DecisionFields({
  form,
  demande: { dateCnh, habilitationSourceMode: mode, currentWorkflowTask },
}: {
  form: Form<ExamenInput>;
  demande: DemandeHabilitation;
}): ReactNode {
  const t = useText();
  const { horizon } = useServerProperties();
  const { decision } = form.values;
  const needs = needsOfAction(currentWorkflowTask.currentTaskDefinitionKey, null, decision);
  return (
    <>
      <RadioGroup
        {...form.field('decision')}
        label={t('habilitations.decision.titre')}
        options={DECISIONS.map((id) => ({ id, label: t(`habilitations.decision.${id}`) }))}
        onChange={(chosen) => form.set({ decision: DECISIONS.find((one) => one === chosen) ?? null })}
      />
      {needs.includes('motif') && (
        <MotifField
          label={t(
            decision === 'ACCORDE_SOUS_RESERVE' ? 'habilitations.decision.reserve' : 'habilitations.decision.motif',
          )}
          form={form}
        />
      )}
      {decision !== null && startsHabilitation(decision, mode) && (
        <DatePicker
          {...form.field('dateDebut')}
          label={t('habilitations.decision.debut')}
          description={t('habilitations.decision.debut-aide')}
          optionalLabel={t('entites.facultatif')}
          minValue={dateCnh ?? undefined}
          maxValue={horizon}
          {...calendarWords(t)}
        />
      )}
    </>
  );
}
