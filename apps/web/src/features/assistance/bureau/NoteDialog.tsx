import { bureauSupport } from '@habilis/api/support/bureau';
import { reponseFaults } from '@habilis/domain/assistance/reponseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { createKept } from '../../../forms/createKept.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { call } from '../../../session/call.ts';

type Props = {
  readonly id: number;
  /** Runs once it is kept, before the dialog closes. */
  readonly onDone: () => unknown;
  readonly onClose: () => void;
};

const kept = createKept<{ texte: string }>();

/** Adds a note that the support alone reads. */
export function NoteDialog({ id, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const form = useForm({
    kept,
    initial: { texte: '' },
    judge: reponseFaults,
    send: (body: { texte: string }) => call(bureauSupport.noter, { params: { id: String(id) }, body }),
    done: 'supports.bureau.note.succes',
    failed: 'supports.bureau.note.echec',
    onDone: async () => {
      await onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('supports.bureau.note.titre')}
      submitLabel={t('faqs.enregistrer')}
      form={form}
      onClose={onClose}
    >
      <TextArea
        {...form.field('texte')}
        label={t('supports.bureau.note.texte')}
        description={t('supports.bureau.note.aide')}
        rows={5}
        maxLength={10_000}
        autoFocus
      />
    </FormDialog>
  );
}
