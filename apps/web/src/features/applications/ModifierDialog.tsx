import type { Application } from '@habilis/api/applications/Application';
import { applications } from '@habilis/api/applications/endpoints';
import { LONGEST_NOM_APPLICATION, vieFaults } from '@habilis/domain/application/applicationFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

type Props = {
  readonly of: Application;
  readonly today: string;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
};

/** Renames an application, or moves its end. */
export function ModifierDialog({ of, today, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const form = useForm({
    initial: { nom: of.nom, dateFin: of.dateFin as string | null },
    draft: ({ nom, dateFin }) => ({ version: of.version, nom, dateFin: dateFin ?? '' }),
    judge: (draft) => vieFaults(draft, today),
    send: (body) => call(applications.update, { params: { id: of.id }, body }),
    done: 'applications.modifiee',
    onDone: async () => {
      await onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('applications.modifier')}
      submitLabel={t('applications.enregistrer')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('nom')} label={t('applications.nom')} maxLength={LONGEST_NOM_APPLICATION} autoFocus />
      <DatePicker {...form.field('dateFin')} {...calendarWords(t)} label={t('applications.jusqu-au')} />
    </FormDialog>
  );
}
