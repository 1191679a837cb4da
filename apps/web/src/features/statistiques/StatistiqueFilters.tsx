import type { PageStatistique } from '@habilis/api/statistique/Statistique';
import { CAISSES } from '@habilis/domain/entite/caisses';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { departementsDe, REGIONS } from '@habilis/domain/entite/REGIONS';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Filter, FilterBar } from '@habilis/ui/FilterBar';
import { Callout } from '@habilis/ui/Callout';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { currentRoleAtom } from '../../session/atoms.ts';
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
function placeFilters(t: Texts, has: Has, query: StatistiqueQuery, ofCaisse: readonly string[]): Filter[] {
  // A region leaves its own départements, a caisse those that it covers, and always the one that is chosen.
  const ofRegion = query.region === undefined ? LIEUX : departementsDe(query.region);
  const isOffered = (code: string) => ofRegion.includes(code) && (ofCaisse.length === 0 || ofCaisse.includes(code));
  const lieux = LIEUX.filter((code) => isOffered(code) || code === query.departement);
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

/** The spans by their name; days that were chosen stand in the place of one. */
function periodeFilter(t: Texts, { dates }: StatistiqueQuery): Filter[] {
  const isByDays = dates !== undefined;
  return choiceFilter(
    'periode',
    t('statistiques.filtre.periode'),
    t(isByDays ? 'statistiques.periode.jours' : `statistiques.periode.${PERIODES[0]}`),
    PERIODES.slice(isByDays ? 0 : 1).map((id) => ({ id, label: t(`statistiques.periode.${id}`) })),
  );
}

function useFilters({
  asked: { query },
  page: { filtres },
  choix: { dispositifs, niveaux },
}: Props): readonly Filter[] {
  const t = useText();
  const has: Has = (filtre) => filtres.includes(filtre);
  const role = useAtomValue(currentRoleAtom);
  const caisse = query.caisse ?? role?.mrp?.code;
  const ofCaisse = CAISSES.find(({ code }) => code === caisse)?.departements ?? [];
  const dispositif = dispositifs.find(({ code }) => code === query.dispositif);
  const ofDispositif = niveaux.filter(
    ({ dispositif: { id }, code }) => dispositif === undefined || id === dispositif.id || code === query.niveau,
  );
  return [
    ...periodeFilter(t, query),
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
    ...placeFilters(t, has, query, ofCaisse),
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
        faults={Object.fromEntries(
          faults.map((name) => [name, t(name === 'dates' ? 'statistiques.periode-refusee' : 'listes.filtre-ignore')]),
        )}
        words={filterWords(t, t('statistiques.filtre.voir'))}
      />
    </>
  );
}
