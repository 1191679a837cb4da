import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { suppressionFaults } from '@habilis/domain/habilitation/refusalOfSuppression';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { tellDeletion } from './tellDeletion.ts';
import { sujetOf } from './sujetOf.ts';

const kept = createKept<{ motif: string }>();

/** Deletes a habilitation or a platform, with a reason that the entite can read. */
export function SuppressionDialog({
  what,
  one,
  title,
  text,
  remove,
  onSent,
  onClose,
}: {
  what: 'habilitation' | 'plateforme';
  one: Habilitation;
  title: string;
  text: string;
  remove: (motif: string) => Promise<unknown>;
  /** True when it is deleted; otherwise what is shown may be out of date. */
  onSent: (isGone: boolean) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const form = useForm({
    kept: kept.about(title),
    initial: { motif: '' },
    judge: suppressionFaults,
    send: ({ motif }) => tellDeletion(what, () => remove(motif)),
    onDone: async (isGone) => {
      await onSent(isGone);
      if (isGone) onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      about={sujetOf(one)}
      submitLabel={t('habilitations.supprimer')}
      isDanger
      form={form}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <TextArea
        {...form.field('motif')}
        label={t('habilitations.suppression-motif')}
        description={t('habilitations.suppression-motif-aide')}
        maxLength={4000}
        autoFocus
      />
    </FormDialog>
  );
}
