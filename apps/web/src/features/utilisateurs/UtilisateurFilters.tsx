import type { Mrp } from '@habilis/api/mrp/endpoints';
import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { ETATS_UTILISATEUR } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import { useText } from '@habilis/i18n/TextProvider';
import { type Filter, FilterBar } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { useFilterWords } from '../../shell/useFilterWords.ts';
import type { UtilisateurQuery } from './utilisateurQuery.ts';

type Props = {
  readonly query: UtilisateurQuery;
  readonly onChange: (changes: Partial<UtilisateurQuery>) => void;
  readonly total: number;
  /** There are more than were counted. */
  readonly isTotalPassed: boolean;
  /** Roles that somebody of this list may hold. */
  readonly roles: readonly RoleType[];
  /** The funds among which to choose; empty where there is but one. */
  readonly mrps: readonly Mrp[];
};

const asked = (value: string | undefined) => (value === undefined || value === '' ? [] : [value]);

/** The filters of the list of users, each change kept in the address. */
export function UtilisateurFilters({ query, onChange, total, isTotalPassed, roles, mrps }: Props): ReactNode {
  const t = useText();
  const depasse = String(isTotalPassed);
  const words = useFilterWords(t('utilisateurs.voir', { total, depasse }));
  const choice = (key: string, label: string, allLabel: string, options: readonly { id: string; label: string }[]) =>
    options.length === 0 ? [] : [{ kind: 'one' as const, key, label, allLabel, options }];
  const roleOptions = roles.map((type) => ({ id: type, label: t(`roles.${type}`) }));
  const mrpOptions = mrps.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const etatOptions = ETATS_UTILISATEUR.map((etat) => ({ id: etat, label: t(`utilisateurs.etat.${etat}`) }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('utilisateurs.recherche') },
    ...choice('role', t('utilisateurs.role'), t('utilisateurs.tous-roles'), roleOptions),
    ...choice('caisse', t('utilisateurs.caisse'), t('utilisateurs.toutes-caisses'), mrpOptions),
    ...(mrps.length === 0 ? [] : [{ kind: 'text' as const, key: 'entite', label: t('utilisateurs.entite') }]),
    ...choice('etat', t('utilisateurs.etat'), t('utilisateurs.tous-etats'), roles.length === 0 ? [] : etatOptions),
  ];
  return (
    <FilterBar
      label={t('listes.filtres')}
      filters={filters}
      values={{
        recherche: asked(query.recherche),
        role: asked(query.role),
        caisse: asked(query.caisse),
        entite: asked(query.entite),
        etat: asked(query.etat),
      }}
      onChange={({ recherche, role, caisse, entite, etat }) =>
        onChange({
          recherche: recherche?.[0] ?? '',
          caisse: caisse?.[0] ?? '',
          entite: entite?.[0] ?? '',
          role: ROLE_TYPES.find((type) => type === role?.[0]),
          etat: ETATS_UTILISATEUR.find((one) => one === etat?.[0]),
        })
      }
      resultLabel={t('utilisateurs.resultats', { total, depasse })}
      words={words}
    />
  );
}
