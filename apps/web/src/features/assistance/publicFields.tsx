import { type Module, MODULES } from '@habilis/domain/assistance/MODULES';
import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { MultiSelect } from '@habilis/ui/MultiSelect';
import { Select } from '@habilis/ui/Select';
import type { ReactNode } from 'react';
import type { Field } from '../../forms/useForm.ts';

const NONE = 'AUCUN';
const isRole = (id: string): id is RoleType => ROLE_TYPES.some((one) => one === id);

/** The part of Habilis that a question or a manual is about. */
export function ModuleField({ value, onChange, ...field }: Field<Module | null>): ReactNode {
  const t = useText();
  return (
    <Select
      {...field}
      label={t('supports.sujet')}
      placeholder={t('faqs.choisir')}
      options={[
        { id: NONE, label: t('supports.module.AUTRE') },
        ...MODULES.map((id) => ({ id, label: t(`supports.module.${id}`) })),
      ]}
      value={value ?? NONE}
      onChange={(id) => onChange(MODULES.find((one) => one === id) ?? null)}
    />
  );
}

/** The roles that read a question or a manual. */
export function RolesField({
  value,
  onChange,
  ...field
}: Field<RoleType[]> & { readonly description: string }): ReactNode {
  const t = useText();
  const options = ROLE_TYPES.map((id) => ({ id, label: t(`roles.${id}`) }));
  return (
    <MultiSelect
      {...field}
      label={t('faqs.champ.roles')}
      value={options.filter(({ id }) => value.includes(id))}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id).filter(isRole))}
      source={{ options }}
      words={{
        open: t('utilisateurs.choisir'),
        empty: t('utilisateurs.aucun-perimetre'),
        chosen: t('faqs.champ.roles'),
        remove: (nom) => t('utilisateurs.retirer-perimetre', { nom }),
      }}
    />
  );
}
