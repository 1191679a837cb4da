import { useText } from '@habilis/i18n/TextProvider';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import type { Form } from '../../../forms/useForm.ts';
import type { ExamenInput } from './ExamenInput.ts';

const MOTIF_MAX = 10_000;

/** The reason of the commission, which the letter repeats. */
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
