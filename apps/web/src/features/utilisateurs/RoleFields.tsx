import type { Mrp } from '@habilis/api/mrp/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { ORGANISME_NATIONAL } from '@habilis/domain/entite/caisses';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { attacheOfRole } from '@habilis/domain/utilisateur/attacheOfRole';
import { useText } from '@habilis/i18n/TextProvider';
import type { ComboBoxChoice } from '@habilis/ui/ComboBox';
import { Select, type SelectOption } from '@habilis/ui/Select';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import type { RoleLists } from './loadRoleLists.ts';
import { PerimetreField, perimetreIds } from './PerimetreField.tsx';
import { EntiteField } from '../../forms/EntiteField.tsx';
import type { FormAt } from '../../forms/useForm.ts';

/** A role being chosen, with what it is held for. */
export type RoleChoice = {
  readonly type: RoleType | null;
  readonly mrpId: number | null;
  readonly entite: ComboBoxChoice | null;
  /** The dispositifs or niveaux of the role. */
  readonly perimetre: readonly SelectOption[];
};

export const NO_CHOICE: RoleChoice = { type: null, mrpId: null, entite: null, perimetre: [] };

/** Whether the caisse needs no question: it is the caller's own, or the national body. */
const isCaisseKnown = (giver: Role, type: RoleType): boolean =>
  attacheOfRole(type) === 'organisme-national' || scopeOf(giver.type, 'manage-users') === 'caisse';

/** The role of a choice, null before one is made. Leaves out the fields that the role does not use; an entite that is typed but not chosen is undefined. */
export function roleOfChoice({ type, mrpId, entite, perimetre }: RoleChoice, giver: Role, mrps: readonly Mrp[]) {
  if (type === null) return null;
  const attache = attacheOfRole(type);
  const national = mrps.find(({ code }) => code === ORGANISME_NATIONAL)?.id ?? null;
  const isNamed = entite !== null && entite.label !== '';
  const entiteId = entite === null || entite.id === null ? (isNamed ? undefined : null) : Number(entite.id);
  const base = { type, ...perimetreIds(type, perimetre) };
  switch (attache) {
    case 'organisme-national':
      return { ...base, mrpId: national, entiteId: null };
    case 'caisse':
      return { ...base, mrpId: isCaisseKnown(giver, type) ? (giver.mrp?.id ?? null) : mrpId, entiteId: null };
    case 'entite':
    case 'entite-facultative':
      return { ...base, mrpId: null, entiteId };
    case 'aucune':
      return { ...base, mrpId: null, entiteId: null };
  }
}

/** The entites that match what is typed. */
async function findEntites(recherche: string, signal: AbortSignal) {
  const found = await call(utilisateur.entites, { query: { recherche } }, { background: true, signal });
  return found.map(({ id, raisonSociale, ville }) => ({
    id: String(id),
    label: ville === null ? raisonSociale : `${raisonSociale}, ${ville}`,
  }));
}

type Props = {
  readonly types: readonly RoleType[];
  readonly choice: RoleChoice;
  readonly onChange: (choice: RoleChoice) => void;
  readonly giver: Role;
  readonly lists: RoleLists;
  readonly at: FormAt;
  readonly prefix?: string;
};

/** A role and what it is held for. */
export function RoleFields({ types, choice, onChange, giver, lists, at, prefix = '' }: Props): ReactNode {
  const t = useText();
  const { type, mrpId, entite } = choice;
  const attache = type === null ? 'aucune' : attacheOfRole(type);
  return (
    <>
      <Select
        {...at(`${prefix}type`)}
        label={t('utilisateurs.role')}
        placeholder={t('utilisateurs.choisir')}
        options={types.map((one) => ({ id: one, label: t(`roles.${one}`) }))}
        value={type}
        onChange={(id) => onChange({ ...NO_CHOICE, type: types.find((one) => one === id) ?? null })}
      />
      {type !== null && attache === 'caisse' && !isCaisseKnown(giver, type) && (
        <Select
          {...at(`${prefix}mrpId`)}
          label={t('utilisateurs.caisse')}
          placeholder={t('utilisateurs.choisir')}
          options={lists.mrps.map(({ id, libelle }) => ({ id: String(id), label: libelle }))}
          value={mrpId === null ? null : String(mrpId)}
          onChange={(id) => onChange({ ...choice, mrpId: Number(id) })}
        />
      )}
      {type !== null && (
        <PerimetreField
          type={type}
          value={choice.perimetre}
          onChange={(perimetre) => onChange({ ...choice, perimetre })}
          options={lists}
          at={at}
          prefix={prefix}
        />
      )}
      {(attache === 'entite' || attache === 'entite-facultative') && (
        <EntiteField
          {...at(`${prefix}entiteId`)}
          label={t('utilisateurs.entite')}
          description={t('utilisateurs.entite-aide')}
          optionalLabel={attache === 'entite' ? undefined : t('entites.facultatif')}
          find={findEntites}
          value={entite}
          onChange={(found) => onChange({ ...choice, entite: found })}
        />
      )}
    </>
  );
}
