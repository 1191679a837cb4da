import type { PersonneTrouvee } from '@habilis/api/impersonation/Impersonation';
import { impersonation } from '@habilis/api/impersonation/endpoints';
import { MOTIF_LENGTHS, motifFaults } from '@habilis/domain/impersonation/motifFaultOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { actingPath } from '../../session/acting.ts';
import { call } from '../../session/call.ts';

const kept = createKept<{ motif: string }>();

/** Asks why one acts as this person, then reloads the app in their name. */
export function MotifDialog({ person, onCancel }: { person: PersonneTrouvee; onCancel: () => void }): ReactNode {
  const t = useText();
  const { habilisId, prenom, nom } = person;
  const form = useForm({
    kept: kept.about(habilisId),
    initial: { motif: '' },
    judge: motifFaults,
    send: async (typed) => {
      await call(impersonation.start, { body: { habilisId, ...typed } });
      location.assign(`${actingPath(habilisId)}/`);
      // Stay busy until the page has been replaced.
      await new Promise(() => undefined);
    },
  });
  return (
    <FormDialog
      title={t('admin.en-tant-que.question', { nom: `${prenom} ${nom}` })}
      submitLabel={t('admin.en-tant-que.commencer')}
      form={form}
      onClose={onCancel}
    >
      <Text>{t('admin.en-tant-que.question-texte')}</Text>
      <TextArea
        {...form.field('motif')}
        label={t('admin.en-tant-que.motif')}
        description={t('admin.en-tant-que.motif-aide')}
        maxLength={MOTIF_LENGTHS.max}
        rows={3}
        autoFocus
      />
    </FormDialog>
  );
}
