import type { RoleType } from '@habilis/domain/role/RoleType';
import { perimetreOfRole } from '@habilis/domain/utilisateur/perimetreOfRole';
import { useText } from '@habilis/i18n/TextProvider';
import { MultiSelect } from '@habilis/ui/MultiSelect';
import type { SelectOption } from '@habilis/ui/Select';
import type { ReactNode } from 'react';
import type { FormAt } from '../../forms/useForm.ts';

/** The dispositifs and niveaux to choose from for a role. */
export type PerimetreOptions = {
  readonly dispositifs: readonly SelectOption[];
  readonly niveaux: readonly SelectOption[];
};

/** The ids chosen for a role; empty for the lists that its type does not use (DN1). */
export function perimetreIds(type: RoleType, chosen: readonly SelectOption[]) {
  const ids = chosen.map(({ id }) => Number(id));
  const wanted = perimetreOfRole(type);
  return { dispositifIds: wanted === 'dispositifs' ? ids : [], niveauIds: wanted === 'niveaux' ? ids : [] };
}

/** The dispositifs that a manager has, or the niveaux that an expert examines. */
export function PerimetreField({
  type,
  value,
  onChange,
  options,
  at,
  prefix = '',
}: {
  type: RoleType;
  value: readonly SelectOption[];
  onChange: (value: readonly SelectOption[]) => void;
  options: PerimetreOptions;
  at: FormAt;
  prefix?: string;
}): ReactNode {
  const t = useText();
  const wanted = perimetreOfRole(type);
  if (wanted === null) return null;
  const path = `${prefix}${wanted === 'dispositifs' ? 'dispositifIds' : 'niveauIds'}`;
  const label = t(wanted === 'dispositifs' ? 'utilisateurs.dispositifs' : 'utilisateurs.niveaux');
  return (
    <MultiSelect
      {...at(path)}
      label={label}
      value={value}
      onChange={onChange}
      source={{ options: options[wanted] }}
      words={{
        open: t('utilisateurs.choisir'),
        empty: t('utilisateurs.aucun-perimetre'),
        chosen: label,
        remove: (name) => t('utilisateurs.retirer-perimetre', { nom: name }),
      }}
    />
  );
}
