import { entite as calls } from '@habilis/api/entite/endpoints';
import type { EntiteDetail } from '@habilis/api/entite/Entite';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { caisseFaults } from '@habilis/domain/entite/caisseFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Select } from '@habilis/ui/Select';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { createKept } from '../../forms/createKept.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';

type Typed = { readonly caisseId: number | null; readonly commentaireAffectationCaisseInstructrice: string };

const kept = createKept<Typed>();

/** Moves an entite to another caisse, with a reason. */
export function CaisseDialog({
  entite,
  mrps,
  onClose,
  onSent,
}: {
  entite: EntiteDetail;
  mrps: readonly Mrp[];
  onClose: () => void;
  onSent: () => Promise<unknown>;
}): ReactNode {
  const t = useText();
  const actuelleId = entite.caisseInstructrice?.id ?? null;
  const form = useForm({
    kept,
    initial: (): Typed => ({ caisseId: null, commentaireAffectationCaisseInstructrice: '' }),
    judge: (typed) => caisseFaults({ ...typed, actuelleId }),
    send: ({ caisseId, ...typed }) => {
      const body = { entiteId: entite.id, caisseId: Number(caisseId), ...typed, version: entite.version };
      return call(calls.setCaisse, { body });
    },
    done: 'entites.caisse-changee',
    onDone: onClose,
    onAnswered: onSent,
  });
  const { caisseId } = form.values;
  return (
    <FormDialog
      title={t('entites.changer-caisse')}
      about={[entite.raisonSociale]}
      submitLabel={t('entites.confier')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('entites.changer-caisse-texte')}</Text>
      <Select
        {...form.field('caisseId')}
        label={t('entites.nouvelle-caisse')}
        placeholder={t('entites.choisir')}
        options={mrps
          .filter(({ id }) => id !== actuelleId)
          .map(({ id, libelle }) => ({ id: String(id), label: libelle }))}
        value={caisseId === null ? null : String(caisseId)}
        onChange={(id) => form.set({ caisseId: Number(id) })}
      />
      <TextArea
        {...form.field('commentaireAffectationCaisseInstructrice')}
        label={t('entites.motif')}
        description={t('entites.motif-caisse-aide')}
        maxLength={4000}
        rows={3}
      />
    </FormDialog>
  );
}
