import type { CertificatFormateur } from '@habilis/api/certificat-formateur/CertificatFormateur';
import { certificatFormateur } from '@habilis/api/certificat-formateur/endpoints';
import { finProlongationMax, prolongationFaults } from '@habilis/domain/certificat-formateur/prolongation';
import { addDays } from '@habilis/domain/date/addDays';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

const kept = createKept<{ dateFin: string | null; motif: string }>();

/** Extends a formateur's certificat by one step, and asks why (C6). */
export function ProlongationDialog({
  one,
  onSent,
  onClose,
}: {
  one: CertificatFormateur & { readonly dateFin: string };
  /** Reads the certificat again, whether it was extended or not. */
  onSent: () => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const last = finProlongationMax(one.dateFin);
  const initial: { dateFin: string | null; motif: string } = { dateFin: null, motif: '' };
  const form = useForm({
    kept,
    initial,
    judge: (typed) => prolongationFaults(one.dateFin, typed),
    send: ({ dateFin, motif }) =>
      call(certificatFormateur.prolonger, {
        body: { certificatId: one.id, version: one.version, dateFin: dateFin ?? '', motif },
      }),
    done: 'certificats-formateur.prolonge',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('certificats-formateur.prolonger-titre', { nom: one.titulaire.nomPrenom })}
      submitLabel={t('certificats-formateur.prolonger')}
      form={form}
      onClose={onClose}
    >
      <DatePicker
        {...form.field('dateFin')}
        label={t('certificats-formateur.nouvelle-fin')}
        description={t('certificats-formateur.fin-max', { date: formatDate(last) })}
        minValue={addDays(one.dateFin, 1)}
        maxValue={last}
        {...calendarWords(t)}
      />
      <TextArea
        {...form.field('motif')}
        label={t('certificats-formateur.motif')}
        description={t('certificats-formateur.motif-aide')}
        maxLength={4000}
      />
    </FormDialog>
  );
}
