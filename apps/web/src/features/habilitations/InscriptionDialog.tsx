import { habilitation } from '@habilis/api/habilitation/endpoints';
import { formateurFaults } from '@habilis/domain/demande-habilitation/formateurFaults';
import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import type { DialogProps } from './DialogProps.ts';
import { sujetOf } from './sujetOf.ts';

/** Inscribes a formateur under a habilitation: identifier and name must match one person. */
export function InscriptionDialog({ one, onSent, onClose }: DialogProps): ReactNode {
  const t = useText();
  const form = useForm({
    initial: { habilisId: '', nom: '' },
    draft: ({ habilisId, nom }) => ({ habilisId: normalizeHabilisId(habilisId) ?? habilisId.trim(), nom: nom.trim() }),
    judge: (typed) => formateurFaults(typed, []),
    send: (body) => call(habilitation.addFormateur, { params: { id: one.id }, body }),
    done: 'habilitations.formateurs.inscrit',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('habilitations.formateurs.inscrire')}
      about={sujetOf(one)}
      submitLabel={t('habilitations.formateurs.inscrire-bouton')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('habilitations.formateurs.inscrire-texte')}</Text>
      <TextField
        {...form.field('habilisId')}
        label={t('habilitations.demande.formateur-identifiant')}
        description={t('habilitations.demande.formateur-identifiant-aide')}
        maxLength={20}
        isMono
        width="short"
        autoFocus
      />
      <TextField {...form.field('nom')} label={t('entites.nom')} maxLength={100} />
    </FormDialog>
  );
}
