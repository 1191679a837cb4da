import { habilitation } from '@habilis/api/habilitation/endpoints';
import { leveeReserveFaults } from '@habilis/domain/habilitation/leveeReserveFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import type { DialogProps } from './DialogProps.ts';
import { sujetOf } from './sujetOf.ts';

const kept = createKept<{ commentaire: string }>();

/** Lifts a reserve, with what proves it. */
export function LeveeReserveDialog({ one, onSent, onClose }: DialogProps): ReactNode {
  const t = useText();
  const { id, version } = one;
  const form = useForm({
    kept,
    initial: { commentaire: '' },
    judge: leveeReserveFaults,
    send: (typed) => call(habilitation.leverReserve, { body: { habilitationId: id, version, ...typed } }),
    done: 'habilitations.reserve-levee',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('habilitations.action.lever-reserve')}
      about={sujetOf(one)}
      submitLabel={t('habilitations.action.lever-reserve')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('habilitations.lever-reserve-texte')}</Text>
      <TextArea
        {...form.field('commentaire')}
        label={t('habilitations.commentaire')}
        description={t('habilitations.commentaire-aide')}
        maxLength={4000}
        autoFocus
      />
    </FormDialog>
  );
}
