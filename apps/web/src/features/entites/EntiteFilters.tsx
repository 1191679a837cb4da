import type { AnnuaireNiveau } from '@habilis/api/annuaire/AnnuaireEntite';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { ETATS_ENTITE } from '@habilis/domain/entite/ETATS_ENTITE';
import { useText } from '@habilis/i18n/TextProvider';
import type { Filter } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import type { ListPage } from '../../list/ListPages.tsx';
import type { AskedList } from '../../list/useList.ts';
import { type EntiteQuery, REGISTRES } from './entiteQuery.ts';

type Props = {
  readonly asked: AskedList<EntiteQuery>;
  readonly list: ListPage<unknown>;
  readonly niveaux: readonly AnnuaireNiveau[];
  /** The caisses to choose from; empty when there is only one. */
  readonly mrps: readonly Mrp[];
};

/** The filters of the list of entites; each change is kept in the address. */
export function EntiteFilters({ niveaux, mrps, ...bar }: Props): ReactNode {
  const t = useText();
  const niveauOptions = niveaux.map(({ code, dispositif, niveau }) => ({
    id: code,
    label: `${dispositif}, ${niveau}`,
  }));
  const mrpOptions = mrps.map(({ id, libelle }) => ({ id: String(id), label: libelle }));
  const etatOptions = ETATS_ENTITE.map((etat) => ({ id: etat, label: t(`entites.etat.${etat}`) }));
  const registreOptions = REGISTRES.map((id) => ({ id, label: t(`entites.registre.${id}`) }));
  const departementOptions = LIEUX.map((code) => ({
    id: code,
    label: `${code} ${t.find(`departements.${code}`) ?? ''}`,
  }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('entites.recherche') },
    ...choiceFilter('caisse', t('entites.caisse'), t('entites.toutes-caisses'), mrpOptions),
    ...choiceFilter('niveau', t('entites.habilitee-en'), t('entites.tous-niveaux'), niveauOptions),
    ...choiceFilter('departement', t('entites.departement'), t('entites.tous-departements'), departementOptions),
    ...choiceFilter('etat', t('entites.etat'), t('entites.tous-etats'), etatOptions),
    ...choiceFilter('registre', t('entites.registre'), t('entites.tous-registres'), registreOptions),
  ];
  return (
    <ListFilters
      {...bar}
      filters={filters}
      resultLabel={(counted) => t('entites.resultats', counted)}
      isCountedBelow
      showLabel={(counted) => t('entites.voir', counted)}
    />
  );
}
