import type { PageStatistique } from '@habilis/api/statistique/Statistique';
import { CAISSES } from '@habilis/domain/entite/caisses';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { departementsDe, REGIONS } from '@habilis/domain/entite/REGIONS';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Filter, FilterBar } from '@habilis/ui/FilterBar';
import { Callout } from '@habilis/ui/Callout';
import type { ReactNode } from 'react';
import { choiceFilter, filterWords } from '../../list/ListFilters.tsx';
import { periodFilter } from '../../list/sharedFilters.ts';
import type { AskedList } from '../../list/useList.ts';
import type { Choix } from './choix.ts';
import { PERIODES } from './periodes.ts';
import type { StatistiqueQuery } from './statistiqueQuery.ts';

type Props = {
  readonly asked: AskedList<StatistiqueQuery>;
  readonly page: Pick<PageStatistique, 'filtres'>;
  readonly choix: Choix;
};

type Has = (filtre: PageStatistique['filtres'][number]) => boolean;

/** Where the figures come from. */
function placeFilters(t: Texts, has: Has, query: StatistiqueQuery): Filter[] {
  // A region leaves its own départements, and the one that is chosen.
  const ofRegion = query.region === undefined ? LIEUX : departementsDe(query.region);
  const lieux = LIEUX.filter((code) => ofRegion.includes(code) || code === query.departement);
  return [
    ...(has('region')
      ? choiceFilter(
          'region',
          t('statistiques.filtre.region'),
          t('statistiques.filtre.toutes-regions'),
          REGIONS.map(({ code: id, libelle: label }) => ({ id, label })),
        )
      : []),
    ...(has('departement')
      ? choiceFilter(
          'departement',
          t('statistiques.filtre.departement'),
          t('statistiques.filtre.tous'),
          lieux.map((id) => ({
            id,
            label: t('statistiques.filtre.lieu', { code: id, nom: t.find(`departements.${id}`) ?? id }),
          })),
        )
      : []),
  ];
}

function useFilters({
  asked: { query },
  page: { filtres },
  choix: { dispositifs, niveaux },
}: Props): readonly Filter[] {
  const t = useText();
  const has: Has = (filtre) => filtres.includes(filtre);
  const dispositif = dispositifs.find(({ code }) => code === query.dispositif);
  const ofDispositif = niveaux.filter(
    ({ dispositif: { id }, code }) => dispositif === undefined || id === dispositif.id || code === query.niveau,
  );
  const periodes = PERIODES.slice(1).map((id) => ({ id, label: t(`statistiques.periode.${id}`) }));
  return [
    ...choiceFilter('periode', t('statistiques.filtre.periode'), t(`statistiques.periode.${PERIODES[0]}`), periodes),
    ...(has('caisse')
      ? choiceFilter(
          'caisse',
          t('statistiques.filtre.caisse'),
          t('statistiques.filtre.toutes-caisses'),
          CAISSES.map(({ code: id, libelle: label }) => ({ id, label })),
        )
      : []),
    ...(has('dispositif')
      ? choiceFilter(
          'dispositif',
          t('statistiques.filtre.dispositif'),
          t('statistiques.filtre.tous'),
          dispositifs.map(({ code: id, libelleCourt: label }) => ({ id, label })),
        )
      : []),
    ...(has('niveau')
      ? choiceFilter(
          'niveau',
          t('statistiques.filtre.niveau'),
          t('statistiques.filtre.tous'),
          ofDispositif.map(({ code: id, libelle: label }) => ({ id, label })),
        )
      : []),
    ...placeFilters(t, has, query),
    periodFilter(t, 'dates', t('statistiques.filtre.dates')),
    {
      kind: 'flag',
      key: 'seul',
      label: t('statistiques.filtre.comparer'),
      value: 'oui',
      isChecked: (isSet) => !isSet,
      activeLabel: t('statistiques.filtre.seul'),
    },
  ];
}

/** What narrows a page of figures, in its address; on a phone a sheet. */
export function StatistiqueFilters(props: Props): ReactNode {
  const t = useText();
  const { asked } = props;
  const { address, query, faults, change } = asked;
  const filters = useFilters(props);
  const values = address.valuesOf(query, filters);
  return (
    <>
      {faults.some((name) => filters.every(({ key }) => key !== name)) && (
        <Callout tone="warning" title={t('listes.filtre-ignore')} />
      )}
      <FilterBar
        label={t('listes.filtres')}
        filters={filters}
        values={values}
        onChange={(next) => {
          const changed = filters.filter(({ key }) => String(next[key]) !== String(values[key]));
          const isSpan = changed.some(({ key }) => key === 'periode' || key === 'dates');
          // A span has a name or days, never both.
          const other = changed.some(({ key }) => key === 'dates') ? { periode: undefined } : { dates: undefined };
          change({ ...(isSpan ? other : {}), ...address.changesOf(next, changed) });
        }}
        faults={Object.fromEntries(faults.map((name) => [name, t('listes.filtre-ignore')]))}
        words={filterWords(t, t('statistiques.filtre.voir'))}
      />
    </>
  );
}
