import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import type { Filter } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import type { ListPage } from '../../list/ListPages.tsx';
import type { AskedList } from '../../list/useList.ts';
import { periodFilter } from '../../list/sharedFilters.ts';
import { FINS, type HabilitationQuery } from './habilitationQuery.ts';

type Props = {
  readonly asked: AskedList<HabilitationQuery>;
  readonly list: ListPage<unknown>;
  readonly niveaux: readonly DispositifNiveau[];
  /** The caisses to choose from; empty when there is only one. */
  readonly mrps: readonly Mrp[];
  /** Whether the list covers several départements. */
  readonly hasLieux: boolean;
};

/** The filters of the list of habilitations; each change is kept in the address. */
export function HabilitationFilters({ niveaux, mrps, hasLieux, ...bar }: Props): ReactNode {
  const t = useText();
  const niveauOptions = niveaux.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const etatOptions = HABILITATION_ETATS.map((etat) => ({ id: etat, label: t(`habilitations.etat.${etat}`) }));
  const finOptions = FINS.map((mois) => ({ id: mois, label: t('habilitations.fin-sous', { mois: Number(mois) }) }));
  const lieuOptions = LIEUX.map((id) => ({ id, label: `${id} ${t.find(`departements.${id}`) ?? ''}` }));
  const mrpOptions = mrps.map(({ code, libelle }) => ({ id: code, label: libelle }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('habilitations.recherche') },
    ...choiceFilter('niveau', t('entites.annuaire.niveau'), t('entites.annuaire.tous-niveaux'), niveauOptions),
    ...choiceFilter('etat', t('habilitations.etat'), t('habilitations.tous-etats'), etatOptions),
    ...choiceFilter('fin', t('habilitations.fin'), t('habilitations.toutes-fins'), finOptions),
    periodFilter(t, 'fins', t('habilitations.fin-entre')),
    ...choiceFilter(
      'departement',
      t('entites.departement'),
      t('entites.tous-departements'),
      hasLieux ? lieuOptions : [],
    ),
    ...choiceFilter('caisse', t('habilitations.caisse'), t('habilitations.toutes-caisses'), mrpOptions),
  ];
  return (
    <ListFilters
      {...bar}
      filters={filters}
      resultLabel={(counted) => t('habilitations.resultats', counted)}
      isCountedBelow
      showLabel={(counted) => t('habilitations.voir', counted)}
    />
  );
}
