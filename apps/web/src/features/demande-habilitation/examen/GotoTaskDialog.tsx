import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { forcedFaults } from '@habilis/domain/demande-habilitation/forceableTasks';
import { useText } from '@habilis/i18n/TextProvider';
import { Select } from '@habilis/ui/Select';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { createKept } from '../../../forms/createKept.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { call } from '../../../session/call.ts';

type Typed = { readonly taskDefinitionKey: string | null; readonly commentaire: string };

type Props = {
  readonly demandeId: number;
  /** The demande, by its entite and its number. */
  readonly about: readonly (string | null | undefined)[];
  /** The version of the demande as it was read. */
  readonly version: number;
  readonly taches: readonly string[];
  /** The commission's day; null means that nothing can be decided yet. */
  readonly dateCnh: string | null;
  /** Reads the demande again; the dialog is busy until then. */
  readonly onDone: () => Promise<unknown>;
  readonly onCancel: () => void;
};

const COMMENT_MAX = 4000;

const kept = createKept<Typed>();

/** Moves a demande to another task, with a reason kept in its history (DH40). */
export function GotoTaskDialog({ demandeId, about, version, taches, dateCnh, onDone, onCancel }: Props): ReactNode {
  const t = useText();
  const form = useForm({
    kept,
    initial: (): Typed => ({ taskDefinitionKey: null, commentaire: '' }),
    judge: (typed) => forcedFaults(typed, dateCnh),
    send: ({ taskDefinitionKey, commentaire }) =>
      call(demandeHabilitation.wfGotoTask, {
        body: { demandeHabilitationId: demandeId, version, taskDefinitionKey: taskDefinitionKey ?? '', commentaire },
      }),
    done: 'workflow.goto.fait',
    onDone,
  });
  return (
    <FormDialog
      title={t('workflow.goto.titre')}
      about={about}
      submitLabel={t('workflow.goto.porter')}
      form={form}
      onClose={onCancel}
    >
      <Select
        {...form.field('taskDefinitionKey')}
        label={t('workflow.goto.tache')}
        {...(dateCnh === null ? { description: t('workflow.goto.sans-date') } : {})}
        placeholder={t('entites.choisir')}
        options={taches.map((id) => ({ id, label: t.find(`workflow.tache.${id}`) ?? id }))}
      />
      <TextArea
        {...form.field('commentaire')}
        label={t('workflow.goto.motif')}
        description={t('workflow.goto.motif-aide')}
        maxLength={COMMENT_MAX}
      />
    </FormDialog>
  );
}
