import { useText } from '@habilis/i18n/TextProvider';
import { NumberField } from '@habilis/ui/NumberField';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Has the number of persons typed before everybody is written to (M15). */
export function NombreDialog({
  nombre,
  onAnswer,
}: {
  readonly nombre: number;
  /** Whether it was typed. */
  readonly onAnswer: (isTyped: boolean) => void;
}): ReactNode {
  const t = useText();
  const form = useForm({
    initial: { nombre: null as number | null },
    judge: ({ nombre: typed }) =>
      typed === nombre ? [] : [{ path: 'nombre', title: 'messages.erreurs.nombre-different' }],
    send: () => Promise.resolve(),
    onDone: () => onAnswer(true),
  });
  return (
    <FormDialog
      title={t('messages.tous-titre')}
      message={t('messages.tous-texte', { nombre })}
      submitLabel={t('messages.envoyer-a-tous')}
      form={form}
      onClose={() => onAnswer(false)}
    >
      <NumberField {...form.field('nombre')} label={t('messages.tous-nombre')} minValue={0} />
    </FormDialog>
  );
}
