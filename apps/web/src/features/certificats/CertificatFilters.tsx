import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import type { Filter } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import type { ListPage } from '../../list/ListPages.tsx';
import { caisseFilter, modeFilter, niveauFilter, periodFilter } from '../../list/sharedFilters.ts';
import type { AskedList } from '../../list/useList.ts';
import { type CertificatQuery, FINS } from './certificatQuery.ts';

type Props = {
  readonly asked: AskedList<CertificatQuery>;
  readonly list: ListPage<unknown>;
  readonly niveaux: readonly DispositifNiveau[];
  /** Whether the list covers several entites. */
  readonly hasEntites: boolean;
  /** The caisses to choose from; empty when there is only one. */
  readonly mrps: readonly Mrp[];
};

/** The filters of the list of certificats; each change is kept in the address. */
export function CertificatFilters({ niveaux, hasEntites, mrps, ...bar }: Props): ReactNode {
  const t = useText();
  const finOptions = FINS.map((id) => ({ id, label: t('liste-certificats.fin-sous', { jours: Number(id) }) }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('liste-certificats.recherche') },
    ...(hasEntites ? [{ kind: 'text' as const, key: 'entite', label: t('liste-certificats.entite') }] : []),
    ...niveauFilter(t, niveaux),
    ...choiceFilter('fin', t('liste-certificats.fin'), t('liste-certificats.toutes-fins'), finOptions),
    ...modeFilter(t),
    ...caisseFilter(t, mrps),
    periodFilter(t, 'dates', t('liste-certificats.obtenu-du')),
    periodFilter(t, 'emis', t('liste-certificats.emis-du')),
  ];
  return (
    <ListFilters
      {...bar}
      filters={filters}
      resultLabel={(counted) => t('liste-certificats.resultats', counted)}
      isCountedBelow
      showLabel={(counted) => t('liste-certificats.voir', counted)}
    />
  );
}
