import { nomFaults } from '@habilis/domain/compte/facteurFaults';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { FactorNameField } from './FactorNameField.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Renames a second factor. */
export function NameDialog({
  title,
  nom: before,
  onSubmit,
  onClose,
}: {
  title: string;
  nom: string;
  onSubmit: (nom: string) => Promise<void>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const form = useForm({
    initial: { nom: before },
    judge: nomFaults,
    send: ({ nom }) => onSubmit(nom.trim()),
  });
  return (
    <FormDialog title={title} submitLabel={t('compte.securite.enregistrer')} form={form} onClose={onClose}>
      <FactorNameField {...form.field('nom')} autoFocus />
    </FormDialog>
  );
}
