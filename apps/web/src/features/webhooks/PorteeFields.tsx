import type { Mrp } from '@habilis/api/mrp/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import type { ComboBoxChoice } from '@habilis/ui/ComboBox';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Select } from '@habilis/ui/Select';
import type { ReactNode } from 'react';
import { EntiteField } from '../../forms/EntiteField.tsx';
import type { FormAt } from '../../forms/useForm.ts';

const PORTEES = ['entite', 'caisse', 'tout'] as const;

/** Whose events an administrator's webhook hears. */
export type Portee = {
  readonly portee: (typeof PORTEES)[number];
  readonly entite: ComboBoxChoice | null;
  readonly caisse: string | null;
};

/** What was chosen, as the call takes it. */
export const idsOf = ({ portee, entite, caisse }: Portee) => ({
  entiteId: portee === 'entite' && entite !== null && entite.id !== null ? Number(entite.id) : null,
  caisseId: portee === 'caisse' && caisse !== null ? Number(caisse) : null,
});

type Props = {
  readonly values: Portee;
  readonly set: (changes: Partial<Portee>) => void;
  readonly at: FormAt;
  readonly caisses: readonly Mrp[];
};

/** Whether it hears one entite, those of a caisse or all, and which. */
export function PorteeFields({ values, set, at, caisses }: Props): ReactNode {
  const t = useText();
  return (
    <>
      <RadioGroup
        {...at('portee')}
        label={t('webhooks.portee')}
        options={PORTEES.map((id) => ({ id, label: t(`webhooks.portee.${id}`) }))}
        value={values.portee}
        onChange={(id) => set({ portee: PORTEES.find((one) => one === id) ?? 'entite' })}
      />
      {values.portee === 'entite' && (
        <EntiteField
          {...at('entiteId')}
          label={t('listes.entite')}
          description={t('webhooks.entite-aide')}
          value={values.entite}
          onChange={(entite) => set({ entite })}
        />
      )}
      {values.portee === 'caisse' && (
        <Select
          {...at('caisseId')}
          label={t('entites.caisse')}
          placeholder={t('entites.choisir')}
          options={caisses.map(({ id, libelle }) => ({ id: String(id), label: libelle }))}
          value={values.caisse}
          onChange={(caisse) => set({ caisse })}
        />
      )}
    </>
  );
}
