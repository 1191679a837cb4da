import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { suspensionFaults } from '@habilis/domain/habilitation/refusalOfSuspension';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import type { DialogProps } from './DialogProps.ts';
import { sujetOf } from './sujetOf.ts';

const kept = createKept<{ commentaireSuspension: string }>();

/** Lifts a suspension, with what justifies it. */
export function LeveeDialog({ one, role, onSent, onClose }: DialogProps & { readonly role: Role }): ReactNode {
  const t = useText();
  const { today, suspensionCaisseMois } = useServerProperties();
  const lifted = { dateDebutSuspension: null, dateFinSuspension: null, rupture: false };
  const form = useForm({
    kept,
    initial: { commentaireSuspension: '' },
    judge: ({ commentaireSuspension: commentaire }) =>
      suspensionFaults(
        one,
        { ...lifted, motif: null, commentaire },
        { role: role.type, today, settings: { suspensionCaisseMois } },
      ),
    send: (typed) =>
      call(habilitation.setSuspension, {
        body: { habilitationId: one.id, version: one.version, ...lifted, ...typed },
      }),
    done: 'habilitations.suspension-levee',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('habilitations.action.lever')}
      about={sujetOf(one)}
      submitLabel={t('habilitations.action.lever')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('habilitations.lever-texte')}</Text>
      <TextArea
        {...form.field('commentaireSuspension')}
        label={t('habilitations.commentaire')}
        description={t('habilitations.commentaire-aide')}
        maxLength={4000}
        autoFocus
      />
    </FormDialog>
  );
}
