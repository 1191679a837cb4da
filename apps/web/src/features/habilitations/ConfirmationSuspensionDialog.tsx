import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { confirmationFaults } from '@habilis/domain/habilitation/refusalOfConfirmation';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { createKept } from '../../forms/createKept.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import type { DialogProps } from './DialogProps.ts';
import { sujetOf } from './sujetOf.ts';

const kept = createKept<{ dateFinSuspension: string | null; isOpen: boolean; commentaire: string }>();

/** Confirms a suspension by a caisse, for as long or longer, with a comment sent to the entite. */
export function ConfirmationSuspensionDialog({
  one,
  role,
  onSent,
  onClose,
}: DialogProps & { readonly role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { id, version, dateFinSuspension: decided } = one;
  const form = useForm({
    kept,
    initial: { dateFinSuspension: decided, isOpen: decided === SANS_FIN, commentaire: '' },
    draft: ({ dateFinSuspension: fin, isOpen, commentaire }) => ({
      dateFinSuspension: isOpen ? null : fin,
      isFinUnanswered: !isOpen && fin === null,
      commentaire,
    }),
    judge: ({ dateFinSuspension: dateFin, ...typed }) =>
      confirmationFaults(one, { dateFin, ...typed }, { role: role.type, today }),
    send: ({ dateFinSuspension, commentaire }) =>
      call(habilitation.confirmerSuspension, { body: { habilitationId: id, version, dateFinSuspension, commentaire } }),
    done: 'habilitations.confirmee',
    onDone: onClose,
    onAnswered: onSent,
  });
  const { isOpen } = form.values;
  return (
    <FormDialog
      title={t('habilitations.action.confirmer')}
      about={sujetOf(one)}
      submitLabel={t('habilitations.action.confirmer')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('habilitations.confirmer-texte', { date: decided === null ? '' : formatDate(decided) })}</Text>
      {!isOpen && (
        <DatePicker
          {...form.field('dateFinSuspension')}
          label={t('habilitations.suspension-fin')}
          minValue={decided ?? undefined}
          {...calendarWords(t)}
        />
      )}
      <Checkbox
        label={t('habilitations.suspension-sans-fin')}
        isSelected={isOpen}
        onChange={(isChosen) => form.set({ isOpen: isChosen })}
      />
      <TextArea
        {...form.field('commentaire')}
        label={t('habilitations.commentaire')}
        description={t('habilitations.commentaire-aide')}
        maxLength={4000}
      />
    </FormDialog>
  );
}
