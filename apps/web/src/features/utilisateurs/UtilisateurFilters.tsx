import type { Mrp } from '@habilis/api/mrp/endpoints';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { ETATS_UTILISATEUR } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import { useText } from '@habilis/i18n/TextProvider';
import type { Filter } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import type { ListPage } from '../../list/ListPages.tsx';
import type { AskedList } from '../../list/useList.ts';
import type { UtilisateurQuery } from './utilisateurQuery.ts';

type Props = {
  readonly asked: AskedList<UtilisateurQuery>;
  readonly list: ListPage<unknown>;
  /** The roles that people of this list may hold. */
  readonly roles: readonly RoleType[];
  /** The caisses to choose from; empty when there is only one. */
  readonly mrps: readonly Mrp[];
};

/** The filters of the list of users; each change is kept in the address. */
export function UtilisateurFilters({ roles, mrps, ...bar }: Props): ReactNode {
  const t = useText();
  const roleOptions = roles.map((type) => ({ id: type, label: t(`roles.${type}`) }));
  const mrpOptions = mrps.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const etatOptions = ETATS_UTILISATEUR.map((etat) => ({ id: etat, label: t(`utilisateurs.etat.${etat}`) }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('utilisateurs.recherche') },
    ...choiceFilter('role', t('utilisateurs.role'), t('utilisateurs.tous-roles'), roleOptions),
    ...choiceFilter('caisse', t('utilisateurs.caisse'), t('utilisateurs.toutes-caisses'), mrpOptions),
    ...(mrps.length === 0 ? [] : [{ kind: 'text' as const, key: 'entite', label: t('utilisateurs.entite') }]),
    ...choiceFilter(
      'etat',
      t('utilisateurs.etat'),
      t('utilisateurs.tous-etats'),
      roles.length === 0 ? [] : etatOptions,
    ),
  ];
  return (
    <ListFilters
      {...bar}
      filters={filters}
      resultLabel={(counted) => t('utilisateurs.resultats', counted)}
      isCountedBelow
      showLabel={(counted) => t('utilisateurs.voir', counted)}
    />
  );
}
