import { bureauSupport } from '@habilis/api/support/bureau';
import { ReponsePrete } from '@habilis/api/support/FilSupport';
import { reponsePreteFaults } from '@habilis/domain/assistance/reponseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { TextArea } from '@habilis/ui/TextArea';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { createKept } from '../../../forms/createKept.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { StaleNotice } from '../../../forms/StaleNotice.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { useStale } from '../../../forms/useStale.ts';
import { call } from '../../../session/call.ts';

type Props = {
  /** Null for a new one. */
  readonly stored: ReponsePrete | null;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
};

const kept = createKept<Omit<ReponsePrete, 'id'>>();

/** Writes a ready answer. */
export function ReponsePreteDialog({ stored, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const { theirs, settle, watch } = useStale('reponse-prete.version-perimee', ReponsePrete);
  const form = useForm({
    kept: kept.about(stored?.id ?? 'nouvelle'),
    initial: { version: stored?.version ?? 0, intitule: stored?.intitule ?? '', texte: stored?.texte ?? '' },
    judge: reponsePreteFaults,
    send: (draft) =>
      watch(() => call(bureauSupport.ecrireReponsePrete, { body: { ...draft, id: stored?.id ?? null } })),
    done: 'supports.bureau.prete.succes',
    failed: 'supports.bureau.prete.echec',
    onDone: async () => {
      await onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(stored === null ? 'supports.bureau.prete.nouvelle' : 'supports.bureau.prete.modifier')}
      submitLabel={t('faqs.enregistrer')}
      form={form}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNotice title={t('supports.bureau.prete.perimee')} form={form} theirs={theirs} onSettled={settle} />
      )}
      <TextField {...form.field('intitule')} label={t('supports.bureau.prete.intitule')} maxLength={200} autoFocus />
      <TextArea {...form.field('texte')} label={t('supports.bureau.prete.texte')} rows={8} maxLength={10_000} />
    </FormDialog>
  );
}
