import { vueListe } from '@habilis/api/vue-liste/endpoints';
import type { VueListe } from '@habilis/api/vue-liste/VueListe';
import { can } from '@habilis/domain/role/can';
import { LONGEST_NOM_VUE } from '@habilis/domain/vue-liste/LISTES_A_VUES';
import { vueFaults } from '@habilis/domain/vue-liste/vueFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import type { Vues } from './useVues.ts';

type Props = {
  readonly vues: Vues;
  /** The view that is renamed or shared; null for a new one. */
  readonly vue: VueListe | null;
  readonly onClose: () => void;
};

/** Names a view, and shares it with the caisse where the role may. */
export function VueDialog({ vues, vue, onClose }: Props): ReactNode {
  const t = useText();
  const { liste, role, adresse, put, show } = vues;
  const isShared = vue?.partagee === true;
  const mayShare = role !== null && can(role.type, 'share-vues');
  const form = useForm({
    initial: { nom: vue?.nom ?? '', partagee: isShared },
    judge: (typed) =>
      role === null
        ? []
        : vueFaults(typed, {
            role: role.type,
            autres: vues.vues.filter(({ id, auteur }) => auteur === null && id !== vue?.id).map(({ nom }) => nom),
            isKept: vue !== null,
            isShared,
          }),
    send: (typed) =>
      vue === null
        ? call(vueListe.create, { body: { liste, adresse, ...typed } })
        : call(vueListe.update, {
            params: { id: vue.id },
            // Renamed, it shows what it showed, whatever the page shows now.
            body: { version: vue.version, adresse: vue.adresse, ...typed },
          }),
    done: vue === null ? 'listes.gardee.enregistree' : 'listes.gardee.mise-a-jour',
    onDone: async (kept: VueListe) => {
      put(kept);
      onClose();
      // Renamed, the page stays as it is.
      if (vue === null) await show(kept);
    },
    onAnswered: vues.readAgain,
  });
  const title =
    vue === null
      ? t('listes.gardee.enregistrer')
      : t(mayShare ? 'listes.gardee.renommer-partager' : 'listes.gardee.renommer');
  return (
    <FormDialog title={title} submitLabel={t('listes.gardee.enregistrer-bouton')} form={form} onClose={onClose}>
      <TextField
        {...form.field('nom')}
        label={t('listes.gardee.nom')}
        description={t('listes.gardee.nom-aide')}
        maxLength={LONGEST_NOM_VUE}
        autoFocus
      />
      {(mayShare || isShared) && (
        <Checkbox
          id={form.field('partagee').id}
          label={t('listes.gardee.partager')}
          description={t('listes.gardee.partager-aide')}
          isSelected={form.values.partagee}
          onChange={(partagee) => form.set({ partagee })}
          errorMessage={form.faultOf('partagee')}
        />
      )}
    </FormDialog>
  );
}
